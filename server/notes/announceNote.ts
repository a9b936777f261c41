import type { Core } from '../Core';
import { notify } from '../notifications/notify';
import { packNote } from '../pack/packNote';
import { type NoteRow, notes } from '../store/tables/notes';
import { type UserRow, users } from '../store/tables/users';
import { isHeard } from '../users/isHeard';
import { isThreadMuted } from './isThreadMuted';
import { isBlockedBy } from './noteTargets';

/** Sends stream events and notifications for a new note. */
export function announceNote(core: Core, note: NoteRow, author: UserRow): void {
	core.bus.emit('note', note);
	for (const [userId, { events, notification }] of concerned(core, note, author)) {
		const person = core.db.byId(users, userId);
		if (!person || person.host !== null || doesNotHear(core, person.id, author.id)) continue;
		if (isThreadMuted(core, userId, note)) continue;
		for (const type of events) {
			core.bus.emit('main', { userId, type, body: packNote(core, note, userId) });
		}
		notify(core, userId, { type: notification, notifierId: author.id, noteId: note.id });
	}
	notifySubscribers(core, note, author);
}

interface Reason {
	events: string[];
	notification: 'mention' | 'reply' | 'renote' | 'quote';
}

/** Each user is notified once, for the strongest reason, and gets the event of every reason. */
function concerned(core: Core, note: NoteRow, author: UserRow): Map<string, Reason> {
	const reasons = new Map<string, Reason>();
	for (const userId of note.mentions) {
		if (userId !== author.id) reasons.set(userId, { events: ['mention'], notification: 'mention' });
	}
	const add = (userId: string | null, event: string, notification: Reason['notification']) => {
		if (userId === null || userId === author.id) return;
		reasons.set(userId, { events: [...(reasons.get(userId)?.events ?? []), event], notification });
	};
	add(note.replyUserId, 'reply', 'reply');
	const renoted = note.renoteId === null ? undefined : core.db.byId(notes, note.renoteId);
	add(renoted?.userId ?? null, 'renote', note.isPureRenote ? 'renote' : 'quote');
	return reasons;
}

const doesNotHear = (core: Core, userId: string, authorId: string): boolean =>
	isBlockedBy(core, authorId, userId) || !isHeard(core, userId, authorId);

/** Notifies followers who subscribed to the author's notes. */
function notifySubscribers(core: Core, note: NoteRow, author: UserRow): void {
	if (note.channelId !== null || note.replyId !== null || note.visibility === 'specified') return;
	const subscribers = core.db.all<{ id: string }>(
		"SELECT followerId AS id FROM follows WHERE followeeId = ? AND notify = 'normal'",
		author.id,
	);
	for (const { id } of subscribers) notify(core, id, { type: 'note', notifierId: author.id, noteId: note.id });
}
