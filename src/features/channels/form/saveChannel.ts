import { toChannel } from '@/api/toCollections';
import type { Session } from '@/stores/session/Session';
import type { Params } from '@/wire/endpoints/Endpoints';
import { changeChannel, refreshOwnedChannels } from '../changeChannel';

/**
 * Changes a channel at the server, and then wherever it shows.
 * @throws {ApiError} {NetworkError} as the call does
 */
export async function saveChannel(
	session: Session,
	channelId: string,
	changes: Omit<Params<'channels/update'>, 'channelId'>,
): Promise<void> {
	const saved = toChannel(await session.api.call('channels/update', { channelId, ...changes }));
	changeChannel(session, channelId, () => saved);
	if (changes.isArchived !== undefined) refreshOwnedChannels(session);
}
