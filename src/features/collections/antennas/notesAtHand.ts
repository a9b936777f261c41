import type { AntennaChange } from '@/domain/collection/antennaUsers';
import type { UserList } from '@/domain/collection/collections';
import { matchesAntenna } from '@/domain/collection/matchesAntenna';
import { isPureRenote } from '@/domain/note/isPureRenote';
import { defineThing } from '@/stores/queries/Query';
import type { Session } from '@/stores/session/Session';

interface NotesAtHand {
	/** The latest first. */
	readonly noteIds: readonly string[];
	/** Those of the home timeline: their authors are followed. */
	readonly homeIds: ReadonlySet<string>;
}

/** The most that servers give at once. */
const PAGE = 100;
/** More would be slow to compare while somebody types. */
const MOST = 500;

/** The latest notes of the home timeline and the server, and all others that the app has loaded. */
export const notesAtHandQuery = defineThing({
	name: 'notesAtHand',
	lifetime: 'open',
	async fetch(session, _of: null, signal): Promise<NotesAtHand> {
		const [home, local] = await Promise.all([
			session.api.call('notes/timeline', { limit: PAGE }, { signal }),
			session.policies?.ltlAvailable === false
				? []
				: session.api.call('notes/local-timeline', { limit: PAGE, withReplies: true }, { signal }).catch(() => []),
		]);
		const homeIds = session.entities.ingest(home);
		const ids = new Set([...homeIds, ...session.entities.ingest(local)]);
		for (const { id } of session.entities.notes()) ids.add(id);
		const noteIds = [...ids].filter(id => isComparable(session, id)).toSorted((a, b) => (a < b ? 1 : -1));
		return { noteIds: noteIds.slice(0, MOST), homeIds: new Set(homeIds) };
	},
});

function isComparable({ entities }: Session, noteId: string): boolean {
	const note = entities.note(noteId);
	return note !== undefined && !note.isDeleted && !note.isHidden && !isPureRenote(note);
}

/**
 * Which of the notes an antenna would have caught.
 * @param lists of the account, of which the antenna may use one
 */
export function caughtNotes(
	session: Session,
	{ noteIds, homeIds }: NotesAtHand,
	antenna: AntennaChange,
	lists: readonly UserList[],
): readonly string[] {
	const listed = new Set(lists.find(({ id }) => id === antenna.userListId)?.userIds);
	return noteIds.filter(id => {
		const note = session.entities.note(id);
		const author = note && session.entities.user(note.userId);
		if (!note || !author) return false;
		const { text, cw, replyId, files, channel } = note;
		return matchesAntenna(
			antenna,
			{
				note: { text, cw, replyId, hasFiles: files.length > 0, userHost: author.host },
				author,
				isInSensitiveChannel: channel?.isSensitive ?? false,
			},
			{
				isFollowed: () => homeIds.has(id) || author.id === session.userId || (author.profile?.isFollowing ?? false),
				isListed: () => listed.has(author.id),
			},
			session.host,
		);
	});
}
