import { noteIdIn } from '@/domain/paths/noteIdIn';
import type { Session } from '@/stores/session/Session';
import type { WireNote } from '@/wire/entities';

/**
 * Fetches the note that a text names by its id or address; one of another server by way of the session's own.
 * @returns null if it names none
 * @throws {ApiError} {NetworkError} as the calls do
 */
export async function fetchNamedNote(session: Session, entered: string): Promise<WireNote | null> {
	const named = noteIdIn(entered, session.origin);
	if (named === null) return null;
	if ('id' in named) return session.api.call('notes/show', { noteId: named.id });
	const found = await session.api.call('ap/show', { uri: named.uri });
	return found.type === 'Note' ? found.object : null;
}
