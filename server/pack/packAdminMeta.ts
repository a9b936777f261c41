import type { Endpoints } from 'misskey-js';
import type { Core } from '../Core';
import { publicPushKey } from '../push/publicPushKey';
import { WIRE_VERSION } from '../version';

/** There is no proxy account: the required id is a dummy. */
const NO_PROXY_ACCOUNT = '0'.repeat(16);

/** All settings, as administrators see them. */
export function packAdminMeta(core: Core): Endpoints['admin/meta']['res'] {
	const kept = core.settings.all();
	const settings = {
		...kept,
		feedbackUrl: kept.feedbackUrl ?? '',
		proxyAccountId: kept.proxyAccountId || NO_PROXY_ACCOUNT,
		version: WIRE_VERSION,
		uri: core.urls.origin,
		translatorAvailable: core.options.translator !== undefined,
		policies: core.roles.base(),
		swPublickey: publicPushKey(core),
		// Nobody needs it outside of the server.
		swPrivateKey: null,
	};
	// The published type is newer and requires settings and policies that this server version doesn't have.
	return settings as unknown as Endpoints['admin/meta']['res'];
}
