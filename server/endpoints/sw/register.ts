import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { packPush } from '../../pack/packPush';
import { ownSubscription } from '../../push/ownSubscription';
import { publicPushKey } from '../../push/publicPushKey';
import { pushEndpoint, pushKey } from '../../push/pushParams';
import { type PushSubscriptionRow, pushSubscriptions } from '../../store/tables/push';

/** The most browsers of one account; the oldest makes room, as nobody unsubscribes a browser that is lost. */
const BROWSERS_MAX = 20;

/** Address and keys are checked when something is sent. */
export default defineEndpoint(
	{
		name: 'sw/register',
		params: p.params({
			endpoint: pushEndpoint(),
			auth: pushKey(),
			publickey: pushKey(),
			sendReadMessage: p.optional(p.flag(), false),
		}),
		credential: true,
		secure: true,
		limit: { duration: 3_600_000, max: 300 },
	},
	({ core, me, token, params }) => {
		const { db } = core;
		const key = publicPushKey(core);
		const tokenId = token?.id ?? '';
		const known = ownSubscription(core, me, params.endpoint);
		if (known && known.auth === params.auth && known.publickey === params.publickey) {
			// The browser may have signed in anew since.
			db.update(pushSubscriptions, { tokenId }, 'id = ?', known.id);
			return { state: 'already-subscribed' as const, key, ...packPush(known) };
		}
		if (known) db.delete(pushSubscriptions, 'id = ?', known.id);
		const row: PushSubscriptionRow = { ...params, id: core.ids.next(), userId: me.id, tokenId, failingSince: null };
		db.insert(pushSubscriptions, row);
		db.delete(
			pushSubscriptions,
			`userId = ? AND id NOT IN
				(SELECT id FROM pushSubscriptions WHERE userId = ? ORDER BY id DESC LIMIT ${BROWSERS_MAX})`,
			me.id,
			me.id,
		);
		return { state: 'subscribed' as const, key, ...packPush(row) };
	},
);
