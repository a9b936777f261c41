import type { Params } from '@/wire/endpoints/Endpoints';
import type { Session } from './Session';

/**
 * Fetches a user with their profile, relation and pinned notes, and ingests them. What the reader changes meanwhile stays as they left
 * it, as the response may be older.
 * @returns their id
 */
export async function readUser(session: Session, who: Params<'users/show'>, signal?: AbortSignal): Promise<string> {
	const askedAt = performance.now();
	const user = await session.api.call('users/show', who, signal && { signal });
	session.entities.ingest(user.pinnedNotes ?? []);
	session.entities.ingestUsers([user], 'rest', askedAt);
	return user.id;
}
