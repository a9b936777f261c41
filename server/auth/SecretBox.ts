import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { openKeyFile } from '../store/openKeyFile';

const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const CIPHER = 'aes-256-gcm';

/**
 * Encrypts secrets that the server has to read again, such as those of one-time codes: who only gets the database can't
 * read them.
 */
export class SecretBox {
	readonly #key: Buffer;

	/** @param key 32 bytes */
	constructor(key: Buffer) {
		this.#key = key;
	}

	/**
	 * The box of a data folder, with the key in a file of its own, which is created if it is missing.
	 * @throws Error with a message for users if the file holds no key
	 */
	static open(dataFolder: string): SecretBox {
		const key = openKeyFile(join(dataFolder, 'secrets.key'), {
			make: () => randomBytes(KEY_BYTES),
			isKey: bytes => bytes.length === KEY_BYTES,
		});
		return new SecretBox(key);
	}

	/** @param owner whose secret it is: it can't be opened as anybody else's */
	seal(secret: string, owner: string): string {
		const nonce = randomBytes(NONCE_BYTES);
		const cipher = createCipheriv(CIPHER, this.#key, nonce).setAAD(Buffer.from(owner));
		const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
		return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
	}

	/** Tells texts apart without keeping them: the same for the same text, and only in this data folder. */
	fingerprint(text: string): string {
		return createHmac('sha256', this.#key).update(`fingerprint ${text}`).digest('base64url').slice(0, 16);
	}

	/** The secret; null if it was sealed with another key or for another owner. */
	unseal(sealed: string, owner: string): string | null {
		const bytes = Buffer.from(sealed, 'base64url');
		try {
			const decipher = createDecipheriv(CIPHER, this.#key, bytes.subarray(0, NONCE_BYTES)).setAAD(Buffer.from(owner));
			decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
			return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString(
				'utf8',
			);
		} catch {
			return null;
		}
	}
}
