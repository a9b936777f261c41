import type { Core } from '../Core';
import { type PushSubscriptionRow, pushSubscriptions } from '../store/tables/push';
import { isHeard } from '../users/isHeard';
import { deliverPush } from './deliverPush';
import { LIVE_PUSHES } from './livePushes';
import { PushCourier } from './PushCourier';
import { type PushContent, pushPayload } from './pushPayload';

/** Tells the browsers of users what they have not read yet, as long as the server runs. */
export function sendPushes(core: Core): void {
	const courier = new PushCourier((parcel, signal) => deliverPush(core, parcel, signal));
	core.onClose(() => courier.close());

	const push = (content: PushContent, notificationId: string | null, isFor: (row: PushSubscriptionRow) => boolean) => {
		if (!core.settings.get('enableServiceWorker')) return;
		const rows = core.db.select(pushSubscriptions, `WHERE t.userId = ? AND ${LIVE_PUSHES}`, content.userId);
		const wanted = rows.filter(isFor);
		if (wanted.length === 0) return;
		const payload = pushPayload(content);
		for (const { id, endpoint } of wanted) {
			const service = URL.canParse(endpoint) ? new URL(endpoint).host : '';
			courier.add({ subscriptionId: id, service, payload, notificationId });
		}
	};

	core.bus.on('main', ({ userId, type, body }) => {
		const dateTime = Date.now();
		if (type === 'readAllNotifications')
			push({ type, userId, dateTime, body: null }, null, ({ sendReadMessage }) => sendReadMessage);
		if (type !== 'unreadNotification') return;
		const notification = body as Readonly<Record<string, unknown>>;
		const { userId: from } = notification;
		if (typeof from === 'string' && !isHeard(core, userId, from)) return;
		push({ type: 'notification', userId, dateTime, body: notification }, String(notification.id), () => true);
	});

	core.bus.on('signedOut', ({ userId }) =>
		core.db.delete(
			pushSubscriptions,
			'userId = ? AND tokenId NOT IN (SELECT id FROM tokens WHERE userId = ?)',
			userId,
			userId,
		),
	);
}
