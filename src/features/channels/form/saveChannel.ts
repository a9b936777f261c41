import { toChannel } from '@/api/toCollections';
import { renameColumns } from '@/stores/deck/renameColumns';
import { knownThing } from '@/stores/queries/cachedThings';
import type { Session } from '@/stores/session/Session';
import type { Params } from '@/wire/endpoints/Endpoints';
import { changeChannel, refreshOwnedChannels } from '../changeChannel';
import { channelQuery } from '../channelQueries';

/**
 * Changes a channel at the server, and then wherever it shows.
 * @throws {ApiError} {NetworkError} as the call does
 */
export async function saveChannel(
	session: Session,
	channelId: string,
	changes: Omit<Params<'channels/update'>, 'channelId'>,
): Promise<void> {
	const before = knownThing(session, channelQuery, channelId)?.name;
	const saved = toChannel(await session.api.call('channels/update', { channelId, ...changes }));
	changeChannel(session, channelId, () => saved);
	if (before !== undefined) renameColumns({ kind: 'channel', id: channelId }, before, saved.name);
	if (changes.isArchived !== undefined) refreshOwnedChannels(session);
}
