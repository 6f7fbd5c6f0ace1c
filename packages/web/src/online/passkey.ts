import { isProblem, type Problem, problem } from '@cromford/kernel';
import { post } from './client.ts';
import { canHavePasskeys } from './passkey-place.ts';
import { proven } from './proof.svelte.ts';

/** Older browsers have passkeys, but do not read and write them as JSON; there the passphrase has to do. */
export function hasPasskeys(): boolean {
  if (!canHavePasskeys(location.hostname, isSecureContext)) return false;
  return typeof PublicKeyCredential !== 'undefined' && 'parseCreationOptionsFromJSON' in PublicKeyCredential;
}

/** Signs in with what a phone or a key holds. */
export function signInWithPasskey(): Promise<object | Problem> {
  return sign('sign-in/passkey');
}

/** Shows with it who is there. */
export function confirmWithPasskey(): Promise<object | Problem> {
  return sign('me/confirm/passkey');
}

async function sign(path: 'sign-in/passkey' | 'me/confirm/passkey'): Promise<object | Problem> {
  const asked = await post('sign-in/passkey/question');
  if (isProblem(asked)) return asked;
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    asked.options as PublicKeyCredentialRequestOptionsJSON,
  );
  const found = await navigator.credentials.get({ publicKey }).catch(() => null);
  const answer = json(found);
  return answer ? post(path, { question: asked.question, answer }) : problem('passkey-refused');
}

export async function addPasskey(label: string): Promise<object | Problem> {
  const asked = await proven(() => post('me/passkeys/question'));
  if (isProblem(asked)) return asked;
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    asked.options as PublicKeyCredentialCreationOptionsJSON,
  );
  const made = await navigator.credentials.create({ publicKey }).catch(() => null);
  const answer = json(made);
  return answer ? post('me/passkeys', { question: asked.question, answer, label }) : problem('passkey-refused');
}

/** As the server wants it: with its id, and whatever else the browser says. */
function json(credential: Credential | null): { readonly id: string; readonly [field: string]: unknown } | undefined {
  return credential instanceof PublicKeyCredential ? { ...credential.toJSON(), id: credential.id } : undefined;
}
