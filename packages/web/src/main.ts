import './style/tokens.css';
import './style/fonts.css';
import './style/base.css';
import './style/controls.css';
import { mount } from 'svelte';
import App from './App.svelte';
import './shell/motion.svelte.ts';
import { language, preferredLanguage } from './language/language.svelte.ts';
import { newVersion } from './shell/new-version.svelte.ts';

await language.speak(preferredLanguage());

const target = document.getElementById('app');
if (!target) throw new Error('the page has no place for the app');
mount(App, { target });

// Where the browser stores nothing it refuses: then the app needs the network.
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  navigator.serviceWorker.register('/sw.js').then(
    // Where such workers are blocked, nothing comes back.
    (registration?: ServiceWorkerRegistration) => registration && newVersion.watch(registration),
    () => {},
  );
