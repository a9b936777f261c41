import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const CURVE = 'prime256v1';
const SALT_BYTES = 16;
const TAG_BYTES = 16;
/** Ends the last record's content (RFC 8188). */
const LAST = 2;

/** A request as a push service got it. */
export interface ReceivedPush {
	path: string;
	headers: IncomingMessage['headers'];
	body: Buffer;
}

export interface PushedMessage {
	type: string;
	userId: string;
	dateTime: number;
	body: Record<string, never> | null;
}

/** A browser's side of Web Push, written after RFC 8291 and RFC 8292 rather than with the server's package. */
export class TestBrowser {
	readonly #curve = createECDH(CURVE);
	readonly #auth = randomBytes(16);
	/** As `sw/register` takes them. */
	readonly keys: { auth: string; publickey: string };

	constructor() {
		this.keys = {
			publickey: this.#curve.generateKeys('base64url'),
			auth: this.#auth.toString('base64url'),
		};
	}

	/** @throws Error for what wasn't encrypted for this browser */
	decrypt(push: ReceivedPush): PushedMessage {
		return JSON.parse(this.open(push)) as PushedMessage;
	}

	/**
	 * What the browser hands to its service worker.
	 * @throws Error for what wasn't encrypted for this browser
	 */
	open({ body, headers }: ReceivedPush): string {
		if (headers['content-encoding'] !== 'aes128gcm') throw new Error(`encoded as ${headers['content-encoding']}`);
		const salt = body.subarray(0, SALT_BYTES);
		const size = body.readUInt32BE(SALT_BYTES);
		const keyLength = body.readUInt8(SALT_BYTES + 4);
		const start = SALT_BYTES + 5 + keyLength;
		const senderKey = body.subarray(SALT_BYTES + 5, start);
		const record = body.subarray(start);
		if (record.length > size) throw new Error('more than one record');
		const info = [Buffer.from('WebPush: info\0'), this.#curve.getPublicKey(), senderKey];
		const shared = this.#curve.computeSecret(senderKey);
		const key = Buffer.from(hkdfSync('sha256', shared, this.#auth, Buffer.concat(info), 32));
		const part = (name: string, length: number) =>
			Buffer.from(hkdfSync('sha256', key, salt, `Content-Encoding: ${name}\0`, length));
		const decipher = createDecipheriv('aes-128-gcm', part('aes128gcm', 16), part('nonce', 12));
		decipher.setAuthTag(record.subarray(-TAG_BYTES));
		const padded = Buffer.concat([decipher.update(record.subarray(0, -TAG_BYTES)), decipher.final()]);
		return padded.subarray(0, padded.lastIndexOf(LAST)).toString('utf8');
	}
}

/**
 * What the sender claims of itself, if the signature is that of the key.
 * @param key base64url, as in `swPublickey`
 */
export function readVapid({ headers }: ReceivedPush, key: string): { aud: string; sub: string; exp: number } | null {
	const [, token = '', named] = /^vapid t=([^,]+), ?k=(.+)$/.exec(headers.authorization ?? '') ?? [];
	const [head = '', claims = '', signature = ''] = token.split('.');
	const point = Buffer.from(key, 'base64url');
	const x = point.subarray(1, 33).toString('base64url');
	const y = point.subarray(33).toString('base64url');
	const publicKey = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } });
	const isSigned = verify(
		'sha256',
		Buffer.from(`${head}.${claims}`),
		{ key: publicKey, dsaEncoding: 'ieee-p1363' },
		Buffer.from(signature, 'base64url'),
	);
	return isSigned && named === key ? JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')) : null;
}
