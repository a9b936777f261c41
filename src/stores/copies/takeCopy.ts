import type { Note } from '@/domain/note/Note';
import type { User } from '@/domain/person/User';
import type { EntityStore } from '../entities/EntityStore';

interface Taken {
	readonly notes: readonly Note[];
	readonly users: readonly User[];
}

/** The notes with these ids, with what they renote, quote and reply to, and all their people. */
export function takeCopy(
	entities: Pick<EntityStore, 'note' | 'user'>,
	noteIds: readonly string[],
	userIds: readonly string[] = [],
): Taken {
	const notes = new Map<string, Note>();
	const users = new Map<string, User>();
	const takeUser = (id: string) => {
		const user = entities.user(id);
		if (user) users.set(id, user);
	};
	const takeNote = (id: string | null, depth: number) => {
		const note = id === null || notes.has(id) ? undefined : entities.note(id);
		if (!note || note.isDeleted) return;
		notes.set(note.id, note);
		takeUser(note.userId);
		if (depth === 0) return;
		takeNote(note.renoteId, depth - 1);
		takeNote(note.replyId, depth - 1);
	};
	for (const id of noteIds) takeNote(id, 2);
	for (const id of userIds) takeUser(id);
	return { notes: [...notes.values()], users: [...users.values()] };
}
