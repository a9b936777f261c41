import { SoftAuthenticator } from '@tests/factories/SoftAuthenticator';
import { Secret, TOTP } from 'otpauth';
import type { Person } from '../../e2e/support/Home';
import { home } from './openPage';

/** The one-time code of a secret at present. */
export const codeFor = (secret: string): string =>
	new TOTP({ secret: Secret.fromBase32(secret.replace(/\s/g, '')) }).generate();

/**
 * Turns two-factor sign-in on.
 * @returns its secret
 */
export async function protect(person: Person): Promise<string> {
	const { secret } = await home.call<{ secret: string }>('i/2fa/register', { password: person.password }, person);
	await home.call('i/2fa/done', { token: codeFor(secret) }, person);
	return secret;
}

/** Adds a security key to a protected account. */
export async function addKey(person: Person, secret: string): Promise<void> {
	const proof = { password: person.password, token: codeFor(secret) };
	const asked = await home.call<{ challenge: string }>('i/2fa/register-key', proof, person);
	const credential = new SoftAuthenticator(home.origin).register(asked);
	await home.call('i/2fa/key-done', { ...proof, name: 'Laptop', credential }, person);
}
