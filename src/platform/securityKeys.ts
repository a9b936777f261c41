import { keysWorkAt } from '@/domain/account/keysWorkAt';

/** WebAuthn's options and answers in their JSON form, as servers and browsers exchange them. */
type Json = Readonly<Record<string, unknown>>;

/** Whether this browser can use security keys and passkeys for a host on this page. Insecure pages don't have them. */
export const canUseKeysOf = (keyHost: string): boolean =>
	'PublicKeyCredential' in window && keysWorkAt(location.hostname, keyHost);

/** The browser made or used no key. Named as WebAuthn's error: `NotAllowedError` for cancelled or too late. */
export class KeyFailure extends Error {
	constructor(cause: unknown) {
		super('The browser used no key.', { cause });
		this.name = cause instanceof Error ? cause.name : 'UnknownError';
	}
}

/**
 * Has the browser make a key or passkey.
 * @throws {KeyFailure} also named `InvalidStateError`, if the key was added before
 */
export async function makeKey(options: Json): Promise<Json> {
	const { startRegistration } = await import('@simplewebauthn/browser');
	return answered(() => startRegistration({ optionsJSON: options as never }));
}

/**
 * Has the browser ask for a key or passkey.
 * @throws {KeyFailure}
 */
export async function askForKey(options: Json): Promise<Json> {
	const { startAuthentication } = await import('@simplewebauthn/browser');
	return answered(() => startAuthentication({ optionsJSON: options as never }));
}

async function answered(ask: () => Promise<object>): Promise<Json> {
	try {
		return { ...(await ask()) };
	} catch (error) {
		throw new KeyFailure(error);
	}
}
