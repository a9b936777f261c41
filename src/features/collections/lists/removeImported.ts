import { NetworkError } from '@/api/ApiError';
import { toUserList } from '@/api/toCollections';
import { pause } from '@/base/pause';
import type { Session } from '@/stores/session/Session';
import { changeList } from './ownLists';

/** How long after an import the list is looked at, each since the look before. */
const PAUSES_MS = [5_000, 10_000, 30_000, 60_000] as const;

/**
 * Deletes the file of an import from the drive once the server has read it, which no event tells: when all its people
 * are on the list, or some are and no more have come since the look before. The file stays where that can't be found
 * out within two minutes, or the app is closed before (rules/people#lists).
 */
export async function removeImported(
	session: Session,
	{
		listId,
		fileId,
		userIds,
	}: { readonly listId: string; readonly fileId: string; readonly userIds: readonly string[] },
): Promise<void> {
	let before = 0;
	try {
		for (const ms of PAUSES_MS) {
			await pause(ms);
			const list = toUserList(await session.api.call('users/lists/show', { listId }));
			changeList(session, listId, () => list);
			const there = userIds.filter(id => list.userIds.includes(id)).length;
			if (there === userIds.length || (there > 0 && there === before)) return await deleteFile(session, fileId);
			before = there;
		}
	} catch {
		// It stays in the drive, where it can be deleted like any other.
	}
}

/** Deletes a file that no import reads any more, without a connection once there is one; does nothing where that fails. */
export async function deleteFile(session: Session, fileId: string): Promise<void> {
	try {
		await session.api.call('drive/files/delete', { fileId });
	} catch (error) {
		if (!(error instanceof NetworkError)) return;
		const end = session.reachability.events.on('back', () => {
			end();
			void deleteFile(session, fileId);
		});
	}
}
