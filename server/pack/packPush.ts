import type { PushSubscriptionRow } from '../store/tables/push';

/** A subscription for its owner. */
export const packPush = ({ userId, endpoint, sendReadMessage }: PushSubscriptionRow) => ({
	userId,
	endpoint,
	sendReadMessage,
});
