import { createECDH } from 'node:crypto';
import { join } from 'node:path';
import webPush from 'web-push';
import { openKeyFile } from '../store/openKeyFile';

const CURVE = 'prime256v1';

/** The public half of a key; null if it is none. */
function publicHalf(privateKey: Buffer): string | null {
	const curve = createECDH(CURVE);
	try {
		curve.setPrivateKey(privateKey);
		return curve.getPublicKey('base64url');
	} catch {
		return null;
	}
}

/**
 * The server's pair of keys for Web Push (VAPID), base64url. Browsers subscribe with the public one: with another pair
 * they would have to subscribe anew.
 */
export class PushKeys {
	readonly publicKey: string;
	readonly privateKey: string;

	private constructor(publicKey: string, privateKey: string) {
		this.publicKey = publicKey;
		this.privateKey = privateKey;
	}

	/**
	 * The pair of a data folder, in a file of its own, which is made at the first start.
	 * @throws Error with a message for users if the file holds no key
	 */
	static open(dataFolder: string): PushKeys {
		const key = openKeyFile(join(dataFolder, 'push.key'), {
			make: () => Buffer.from(webPush.generateVAPIDKeys().privateKey, 'base64url'),
			isKey: bytes => bytes.length === 32 && publicHalf(bytes) !== null,
		});
		return new PushKeys(publicHalf(key) ?? '', key.toString('base64url'));
	}
}
