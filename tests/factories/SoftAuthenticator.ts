import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

interface Asked {
	readonly challenge: string;
}

interface Signing {
	readonly challenge: string;
	/** Whether it has asked its owner for a PIN. */
	readonly verifiesUser?: boolean;
	/** The page that asks, if not the one that the key was made for. */
	readonly origin?: string;
	/** How often it says to have signed; one more each time by default. */
	readonly counter?: number;
}

const PRESENT = 0x01;
const VERIFIED = 0x04;
const WITH_KEY = 0x40;

/** A security key in software (WebAuthn, ES256), for tests without a browser. */
export class SoftAuthenticator {
	readonly id = randomBytes(32).toString('base64url');
	readonly #origin: string;
	readonly #privateKey: KeyObject;
	readonly #publicKey: KeyObject;
	#counter = 0;

	/** @param origin the pages that it is for */
	constructor(origin: string) {
		this.#origin = origin;
		const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
		this.#privateKey = privateKey;
		this.#publicKey = publicKey;
	}

	/** What a browser answers after the key was made. */
	register({ challenge }: Asked) {
		const clientDataJSON = this.#clientData('webauthn.create', challenge, this.#origin);
		const id = Buffer.from(this.id, 'base64url');
		const length = Buffer.from([id.length >> 8, id.length & 255]);
		const authData = Buffer.concat([
			this.#authData(PRESENT | WITH_KEY, 0),
			Buffer.alloc(16),
			length,
			id,
			this.#coseKey(),
		]);
		const attestationObject = cborMap([
			[cborText('fmt'), cborText('none')],
			[cborText('attStmt'), cborMap([])],
			[cborText('authData'), cborBytes(authData)],
		]);
		return this.#answer({ clientDataJSON, attestationObject, transports: ['usb'] });
	}

	/** What a browser answers after the key has signed. */
	sign({ challenge, verifiesUser = true, origin = this.#origin, counter = ++this.#counter }: Signing) {
		const clientDataJSON = this.#clientData('webauthn.get', challenge, origin);
		const authenticatorData = this.#authData(PRESENT | (verifiesUser ? VERIFIED : 0), counter);
		const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(clientDataJSON)]), this.#privateKey);
		return this.#answer({ clientDataJSON, authenticatorData, signature });
	}

	#answer(response: Record<string, Buffer | string[]>) {
		const encoded = Object.entries(response).map(([name, value]) => [
			name,
			Buffer.isBuffer(value) ? value.toString('base64url') : value,
		]);
		return {
			...{ id: this.id, rawId: this.id, type: 'public-key', clientExtensionResults: {} },
			response: Object.fromEntries(encoded),
		};
	}

	#clientData(type: string, challenge: string, origin: string): Buffer {
		return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
	}

	#authData(flags: number, counter: number): Buffer {
		const count = Buffer.alloc(4);
		count.writeUInt32BE(counter);
		return Buffer.concat([sha256(new URL(this.#origin).hostname), Buffer.from([flags]), count]);
	}

	/** RFC 9053: EC2 (2), ES256 (-7), P-256 (1). */
	#coseKey(): Buffer {
		const { x = '', y = '' } = this.#publicKey.export({ format: 'jwk' });
		return cborMap([
			[Buffer.from([0x01]), Buffer.from([0x02])],
			[Buffer.from([0x03]), Buffer.from([0x26])],
			[Buffer.from([0x20]), Buffer.from([0x01])],
			[Buffer.from([0x21]), cborBytes(Buffer.from(x, 'base64url'))],
			[Buffer.from([0x22]), cborBytes(Buffer.from(y, 'base64url'))],
		]);
	}
}

const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest();

/** The part of CBOR (RFC 8949) that a key needs: short texts, bytes, small maps. */
const cborText = (text: string): Buffer => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);
const cborMap = (entries: readonly (readonly [Buffer, Buffer])[]): Buffer =>
	Buffer.concat([Buffer.from([0xa0 + entries.length]), ...entries.flat()]);
function cborBytes(bytes: Buffer): Buffer {
	const head = bytes.length < 256 ? [0x58, bytes.length] : [0x59, bytes.length >> 8, bytes.length & 255];
	return Buffer.concat([Buffer.from(head), bytes]);
}
