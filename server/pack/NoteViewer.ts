import type { Core } from '../Core';
import { canSee, type Viewer } from '../notes/canSee';
import type { NoteRow } from '../store/tables/notes';
import type { NoteSurroundings } from './NoteSurroundings';

/** Everything that differs between two viewers' versions of the same notes. */
export interface NoteViewer {
	readonly isVisible: (note: NoteRow) => boolean;
	/** The viewer's reactions and votes, by note. */
	readonly reactions: ReadonlyMap<string, string>;
	readonly votes: ReadonlyMap<string, ReadonlySet<number>>;
}

const NOTHING = new Map<string, never>();

/**
 * Reads a viewer's reactions and votes, and what they may see.
 * @param viewerId null for a visitor
 */
export function readNoteViewer(core: Core, around: NoteSurroundings, viewerId: string | null): NoteViewer {
	const viewer = viewerOf(core, viewerId, around);
	const marks = viewerId === null ? undefined : readMarks(core, around, [viewerId]).get(viewerId);
	return viewerFrom(viewer, around, marks);
}

export const viewerFrom = (viewer: Viewer, around: NoteSurroundings, marks: Marks | undefined): NoteViewer => ({
	isVisible: note => canSee(note, viewer, around.authors.get(note.userId)),
	reactions: marks?.reactions ?? NOTHING,
	votes: marks?.votes ?? NOTHING,
});

export interface Marks {
	readonly reactions: Map<string, string>;
	readonly votes: Map<string, Set<number>>;
}

/** The reactions and votes of these users, by user, in at most two queries. */
export function readMarks({ db }: Core, around: NoteSurroundings, userIds: readonly string[]): Map<string, Marks> {
	const byUser = new Map<string, Marks>();
	if (userIds.length === 0) return byUser;
	const marksOf = (userId: string): Marks => {
		const marks = byUser.get(userId) ?? { reactions: new Map(), votes: new Map() };
		byUser.set(userId, marks);
		return marks;
	};
	const all = [...around.notes.values()];
	const people = JSON.stringify(userIds);
	const of = 'WHERE userId IN (SELECT value FROM json_each(?)) AND noteId IN (SELECT value FROM json_each(?))';
	const reacted = all.filter(note => Object.keys(note.reactions).length > 0).map(note => note.id);
	if (reacted.length > 0) {
		const rows = db.all<{ userId: string; noteId: string; reaction: string }>(
			`SELECT userId, noteId, reaction FROM reactions ${of}`,
			people,
			JSON.stringify(reacted),
		);
		for (const { userId, noteId, reaction } of rows) marksOf(userId).reactions.set(noteId, reaction);
	}
	if (around.polls.size > 0) {
		const rows = db.all<{ userId: string; noteId: string; choice: number }>(
			`SELECT userId, noteId, choice FROM pollVotes ${of}`,
			people,
			JSON.stringify([...around.polls.keys()]),
		);
		for (const { userId, noteId, choice } of rows) {
			const { votes } = marksOf(userId);
			votes.set(noteId, (votes.get(noteId) ?? new Set()).add(choice));
		}
	}
	return byUser;
}

/** Follows are only queried if they matter. */
function viewerOf({ db }: Core, viewerId: string | null, around: NoteSurroundings): Viewer {
	if (viewerId === null) return { id: null, follows: () => false };
	let followed: Set<string> | null = null;
	const follows = (userId: string) => {
		followed ??= new Set(
			db
				.all<{ id: string }>(
					'SELECT followeeId AS id FROM follows WHERE followerId = ? AND followeeId IN (SELECT value FROM json_each(?))',
					viewerId,
					JSON.stringify([...around.authors.keys()]),
				)
				.map(row => row.id),
		);
		return followed.has(userId);
	};
	return { id: viewerId, follows };
}
