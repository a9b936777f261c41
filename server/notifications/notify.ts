import type { Core } from '../Core';
import { mailNotification } from '../mail/mailNotification';
import { packNotification } from '../pack/packNotification';
import { listMembers } from '../store/tables/collections';
import { type NotificationRow, notifications } from '../store/tables/server';
import { type NotificationSource, profiles, users } from '../store/tables/users';
import { isHeard } from '../users/isHeard';

/** A notification that is unread after this time is announced as such. */
const UNREAD_AFTER_MS = 2000;
/** Older ones are deleted. */
const KEPT_PER_PERSON = 3000;

export interface NotificationInput {
	type: string;
	/** The user who caused it; missing for the server itself. */
	notifierId?: string;
	noteId?: string;
	/** Further fields of the kind: `reaction`, `message`, `roleId`, `body`, `header`, `icon`, `achievement` … */
	data?: Record<string, unknown>;
}

/**
 * Notifies a user: stores a notification, sends it to `main`, and announces it as unread two seconds later unless it
 * was read. Returns null, without notifying, for actions by the user themselves or by users they muted, and for kinds
 * they turned off.
 */
export function notify(core: Core, userId: string, input: NotificationInput): NotificationRow | null {
	if (!wants(core, userId, input)) return null;
	const row: NotificationRow = {
		id: core.ids.next(),
		userId,
		type: input.type,
		notifierId: input.notifierId ?? null,
		noteId: input.noteId ?? null,
		data: input.data ?? {},
	};
	core.db.insert(notifications, row);
	forgetOld(core, userId);
	const packed = packNotification(core, row);
	if (!packed) return row;
	core.bus.emit('main', { userId, type: 'notification', body: packed });
	later(core, UNREAD_AFTER_MS, () => announceUnread(core, row, packed));
	mailNotification(core, userId, input);
	return row;
}

/** Running timers by server; cleared when it closes. */
const running = new WeakMap<Core, Set<NodeJS.Timeout>>();

function later(core: Core, delayMs: number, run: () => void): void {
	const timers = running.get(core) ?? new Set();
	if (!running.has(core)) {
		running.set(core, timers);
		core.onClose(() => {
			for (const timer of timers) clearTimeout(timer);
		});
	}
	const timer = setTimeout(() => {
		timers.delete(timer);
		run();
	}, delayMs);
	timer.unref();
	timers.add(timer);
}

function announceUnread(core: Core, row: NotificationRow, packed: unknown): void {
	const profile = core.db.first(profiles, 'WHERE t.userId = ?', row.userId);
	if (!profile || profile.readNotificationId >= row.id) return;
	if (!core.db.byId(notifications, row.id)) return;
	core.bus.emit('main', { userId: row.userId, type: 'unreadNotification', body: packed });
}

function wants(core: Core, userId: string, { type, notifierId }: NotificationInput): boolean {
	if (notifierId === userId) return false;
	const person = core.db.byId(users, userId);
	if (!person || person.host !== null || person.isSystem) return false;
	const profile = core.db.first(profiles, 'WHERE t.userId = ?', userId);
	const source = profile?.notificationRecieveConfig[type] ?? { type: 'all' };
	if (source.type === 'never') return false;
	if (notifierId === undefined) return true;
	return isHeard(core, userId, notifierId) && isFrom(core, source, userId, notifierId);
}

function isFrom({ db }: Core, source: NotificationSource, userId: string, notifierId: string): boolean {
	const doesFollow = (from: string, to: string) =>
		db.get('SELECT 1 FROM follows WHERE followerId = ? AND followeeId = ?', from, to) !== undefined;
	const following = () => doesFollow(userId, notifierId);
	const follower = () => doesFollow(notifierId, userId);
	switch (source.type) {
		case 'following':
			return following();
		case 'follower':
			return follower();
		case 'mutualFollow':
			return following() && follower();
		case 'followingOrFollower':
			return following() || follower();
		case 'list':
			// Their own list: who is on another's would show by what arrives.
			return db.exists(
				listMembers,
				't.listId = ? AND t.userId = ? AND EXISTS (SELECT 1 FROM lists l WHERE l.id = t.listId AND l.userId = ?)',
				source.userListId,
				notifierId,
				userId,
			);
		default:
			return true;
	}
}

function forgetOld({ db }: Core, userId: string): void {
	const bound = db.get<{ id: string }>(
		`SELECT id FROM notifications WHERE userId = ? ORDER BY id DESC LIMIT 1 OFFSET ${KEPT_PER_PERSON}`,
		userId,
	);
	if (bound) db.delete(notifications, 'userId = ? AND id <= ?', userId, bound.id);
}
