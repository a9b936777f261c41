import type { Session } from '@/stores/session/Session';
import { prepareMfm } from '../mfm/prepareMfm';

/**
 * Fetches notes by their ids, ready to be shown.
 * @returns the reasons of those that failed, by id
 */
export async function fetchNotes(session: Session, noteIds: readonly string[]): Promise<ReadonlyMap<string, unknown>> {
	const failures = new Map<string, unknown>();
	await Promise.all(
		noteIds.map(async noteId => {
			try {
				session.entities.ingest([await session.api.call('notes/show', { noteId })]);
			} catch (error) {
				failures.set(noteId, error);
			}
		}),
	);
	await prepareMfm(
		session,
		noteIds.filter(id => !failures.has(id)),
	);
	return failures;
}
