import { randomBytes } from 'node:crypto';

const ALPHABET = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

/** Random letters and digits (cryptographically secure). */
export function randomText(length: number): string {
	const limit = 256 - (256 % ALPHABET.length);
	let text = '';
	while (text.length < length) {
		for (const byte of randomBytes(length)) {
			if (byte < limit && text.length < length) text += ALPHABET[byte % ALPHABET.length];
		}
	}
	return text;
}
