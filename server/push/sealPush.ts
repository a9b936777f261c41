import webPush from 'web-push';
import type { Core } from '../Core';
import { readAddress } from '../net/openPublic';
import type { PushSubscriptionRow } from '../store/tables/push';

/** How long push services keep what they can't deliver yet, in seconds. */
const KEPT_FOR_S = 3 * 24 * 3600;

export interface SealedPush {
	headers: Record<string, string>;
	body: Buffer;
}

/** Whom push services ask if this server misbehaves: an address of mail or web, as VAPID requires. */
function contactOf({ settings, urls }: Core): string {
	const mail = settings.get('maintainerEmail');
	if (mail && URL.canParse(`mailto:${mail}`)) return `mailto:${mail}`;
	return urls.origin.startsWith('https:') ? urls.origin : `mailto:webmaster@${new URL(urls.origin).hostname}`;
}

/** Push services are at https addresses; hosts that may be private (in tests) needn't. */
function isPushAddress({ options }: Core, endpoint: string): boolean {
	try {
		const { protocol, host } = readAddress(endpoint);
		return protocol === 'https:' || (options.privateHosts ?? []).includes(host);
	} catch {
		return false;
	}
}

/**
 * Encrypts a payload for a browser, and signs the request.
 * @returns null for a subscription with an address or keys that can't be used
 */
export function sealPush(core: Core, row: PushSubscriptionRow, payload: string): SealedPush | null {
	if (!isPushAddress(core, row.endpoint)) return null;
	const { publicKey, privateKey } = core.pushKeys;
	try {
		const { headers, body } = webPush.generateRequestDetails(
			{ endpoint: row.endpoint, keys: { auth: row.auth, p256dh: row.publickey } },
			payload,
			{
				vapidDetails: { subject: contactOf(core), publicKey, privateKey },
				TTL: KEPT_FOR_S,
				contentEncoding: 'aes128gcm',
			},
		);
		const sent = Object.entries(headers).filter(([name]) => name.toLowerCase() !== 'content-length');
		return body ? { headers: Object.fromEntries(sent.map(([name, value]) => [name, String(value)])), body } : null;
	} catch {
		return null;
	}
}
