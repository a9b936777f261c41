import type { Core } from '../Core';
import { packNote } from '../pack/packNote';
import { packUser } from '../pack/packUser';
import { packUserLite } from '../pack/packUserLite';
import { type NoteRow, notes } from '../store/tables/notes';
import type { UserRow } from '../store/tables/users';
import type { WebhookEvent } from './webhookEvents';

/** The body of a trial event, made of the user and their newest note. */
export function sampleEvent(core: Core, me: UserRow, type: WebhookEvent): object {
	switch (type) {
		case 'follow':
		case 'unfollow':
			return { user: packUser(core, me, null) };
		case 'followed':
			return { user: packUserLite(core, me) };
		case 'reaction':
			return { note: sampleNote(core, me), user: packUserLite(core, me), reaction: '👍' };
		default:
			return { note: sampleNote(core, me) };
	}
}

/** A note that is stored nowhere takes the place of the newest one. */
function sampleNote(core: Core, me: UserRow): object {
	const newest = core.db.first(notes, "WHERE t.userId = ? AND t.visibility = 'public' ORDER BY t.id DESC", me.id);
	return packNote(core, newest ?? writtenNow(core, me), me.id);
}

const writtenNow = (core: Core, me: UserRow): NoteRow => ({
	id: core.ids.next(),
	userId: me.id,
	userHost: null,
	text: 'This is a test of a webhook.',
	cw: null,
	visibility: 'public',
	visibleUserIds: [],
	localOnly: false,
	reactionAcceptance: null,
	replyId: null,
	replyUserId: null,
	renoteId: null,
	renoteUserId: null,
	isPureRenote: false,
	isUncounted: false,
	channelId: null,
	fileIds: [],
	hasFiles: false,
	hasPoll: false,
	mentions: [],
	tags: [],
	emojis: {},
	threadId: null,
	renoteCount: 0,
	repliesCount: 0,
	clippedCount: 0,
	reactions: {},
	uri: null,
	url: null,
});
