import { toOtherServer } from '@/api/toOtherServer';
import type { OtherServer } from '@/domain/server/OtherServer';
import type { Session } from '@/stores/session/Session';

/**
 * The other servers that a session's server knows.
 * @param sort `pubSub`: those with the most relations; `latestRequestReceivedAt`: those heard of last
 * @throws {ApiError} {NetworkError} as the call does
 */
export async function fetchServers(
	{ api }: Session,
	sort: '+pubSub' | '+latestRequestReceivedAt',
	limit: number,
	signal: AbortSignal,
): Promise<readonly OtherServer[]> {
	const told = await api.call('federation/instances', { sort, limit }, { signal });
	return told.flatMap(each => toOtherServer(each) ?? []);
}
