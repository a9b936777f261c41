import type { Core } from '../Core';
import { type PushSubscriptionRow, pushSubscriptions } from '../store/tables/push';
import type { UserRow } from '../store/tables/users';

/** The user's subscription at this address. */
export const ownSubscription = ({ db }: Core, me: UserRow, endpoint: string): PushSubscriptionRow | undefined =>
	db.first(pushSubscriptions, 'WHERE t.userId = ? AND t.endpoint = ?', me.id, endpoint);
