import { pathTo } from '@/domain/paths/pathTo';
import { profilePath } from '@/domain/paths/profilePath';
import type { Session } from '@/stores/session/Session';

/**
 * Has the server fetch what a URI names.
 * @returns the path of its page; null for what has none
 * @throws {ApiError} {NetworkError} as the call does
 */
export async function resolveUri(
	{ api, entities }: Session,
	uri: string,
	signal?: AbortSignal,
): Promise<string | null> {
	const found = await api.call('ap/show', { uri }, signal && { signal });
	if (found.type === 'Note') {
		entities.ingest([found.object]);
		return pathTo('note', { noteId: found.object.id });
	}
	const { username, host = null } = found.object;
	if (found.type !== 'User' || !username) return null;
	entities.ingestUsers([found.object]);
	return profilePath({ username, host });
}
