import { fileURLToPath } from 'node:url';
import { serve } from './serve.ts';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

await serve({ webRoot: path('../../web/dist'), dataFolder: path('../../../data') });
