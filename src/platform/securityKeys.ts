import { keysWorkAt } from '@/domain/account/keysWorkAt';

/** WebAuthn's options and answers in their JSON form, as servers and browsers exchange them. */
type Json = Readonly<Record<string, unknown>>;

/** Whether this browser can use security keys and passkeys for a host on this page. Insecure pages don't have them. */
export const canUseKeysOf = (keyHost: string): boolean =>
	'PublicKeyCredential' in window && keysWorkAt(location.hostname, keyHost);

/**
 * Has the browser make a key or passkey.
 * @throws Error named as WebAuthn's: `NotAllowedError` cancelled or too late, `InvalidStateError` it was added before
 */
export async function makeKey(options: Json): Promise<Json> {
	const { startRegistration } = await import('@simplewebauthn/browser');
	return { ...(await startRegistration({ optionsJSON: options as never })) };
}

/**
 * Has the browser ask for a key or passkey.
 * @throws Error named as WebAuthn's: `NotAllowedError` cancelled, too late, or none that fits
 */
export async function askForKey(options: Json): Promise<Json> {
	const { startAuthentication } = await import('@simplewebauthn/browser');
	return { ...(await startAuthentication({ optionsJSON: options as never })) };
}
