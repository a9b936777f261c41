import type { Core } from '../Core';
import { FetchFailed } from '../net/openPublic';
import { postPublic } from '../net/postPublic';
import { type PushSubscriptionRow, pushSubscriptions } from '../store/tables/push';
import { notifications } from '../store/tables/server';
import { profiles } from '../store/tables/users';
import { LIVE_PUSHES } from './livePushes';
import type { Delivery, Parcel } from './PushCourier';
import { type SealedPush, sealPush } from './sealPush';

const TIMEOUT_MS = 10_000;
/** A subscription that has failed for so long without a success is dropped. */
const FAILS_FOR_MS = 14 * 24 * 3_600_000;
/** Stands for the status where nothing answered. */
const NO_ANSWER = 0;
const UNUSABLE = 400;
const TOO_LARGE = 413;
const TOO_MANY = 429;
const SERVER_ERROR = 500;
/** The browser has unsubscribed. */
const GONE: readonly number[] = [404, 410];

/** Posts a parcel to its push service, and drops its subscription if that is gone or has failed for long. */
export async function deliverPush(core: Core, parcel: Parcel, signal: AbortSignal): Promise<Delivery> {
	const row = core.db.first(pushSubscriptions, `WHERE t.id = ? AND ${LIVE_PUSHES}`, parcel.subscriptionId);
	if (!row || !isStillUnread(core, row.userId, parcel.notificationId)) return 'done';
	const sealed = sealPush(core, row, parcel.payload);
	// Its keys are of no use: it is dropped as one that always fails.
	if (!sealed) return settle(core, row, UNUSABLE);
	const status = await post(core, row.endpoint, sealed, signal);
	signal.throwIfAborted();
	return settle(core, row, status);
}

/** What was read while it waited isn't pushed any more. */
function isStillUnread({ db }: Core, userId: string, notificationId: string | null): boolean {
	if (notificationId === null) return true;
	return (
		db.exists(notifications, 't.id = ? AND t.userId = ?', notificationId, userId) &&
		db.exists(profiles, 't.userId = ? AND t.readNotificationId < ?', userId, notificationId)
	);
}

async function post(core: Core, endpoint: string, sealed: SealedPush, signal: AbortSignal): Promise<number> {
	try {
		return await postPublic(endpoint, {
			...sealed,
			timeoutMs: TIMEOUT_MS,
			signal,
			privateHosts: core.options.privateHosts ?? [],
		});
	} catch (error) {
		if (error instanceof FetchFailed) return NO_ANSWER;
		throw error;
	}
}

const drop = ({ db }: Core, { id }: PushSubscriptionRow) => db.delete(pushSubscriptions, 'id = ?', id);

function settle(core: Core, row: PushSubscriptionRow, status: number): Delivery {
	const isTaken = status >= 200 && status < 300;
	if (isTaken || status === TOO_LARGE) {
		if (row.failingSince !== null) core.db.update(pushSubscriptions, { failingSince: null }, 'id = ?', row.id);
		return 'done';
	}
	const now = Date.now();
	const since = row.failingSince ?? now;
	if (GONE.includes(status) || now - since > FAILS_FOR_MS) {
		drop(core, row);
		return 'done';
	}
	core.db.update(pushSubscriptions, { failingSince: since }, 'id = ?', row.id);
	return status === NO_ANSWER || status === TOO_MANY || status >= SERVER_ERROR ? 'again' : 'done';
}
