import { ApiError } from '@/api/ApiError';
import type { WireFolder } from '@/wire/entities';
import { appEvents } from '../appEvents';
import { preferences } from '../preferences/Preferences';
import { fetchThing } from '../queries/cachedThings';
import { defineThing } from '../queries/Query';
import type { Session } from '../session/Session';
import { tokenMay } from '../session/tokenMay';
import { uploadFolder } from './uploadSettings';

/** The names of a folder and of those around it, outermost first; null if it is gone. */
export const folderPathQuery = defineThing<string, readonly string[] | null>({
	name: 'driveFolderPath',
	lifetime: 'steady',
	async fetch({ api }, folderId, signal) {
		try {
			return namesOf(await api.call('drive/folders/show', { folderId }, { signal }));
		} catch (error) {
			// An id that the server considers malformed can't exist.
			if (error instanceof ApiError && ['NO_SUCH_FOLDER', 'INVALID_PARAM'].includes(error.code)) return null;
			throw error;
		}
	},
});

/**
 * The folder for an upload that has no other one, by the account's setting; null for the top of the drive. A folder
 * that is gone is told of, and the top takes its place: servers differ in what they do with an unknown one.
 */
export async function folderForUploads(session: Session): Promise<string | null> {
	const folderId = preferences.get(uploadFolder, session);
	if (folderId === null || !tokenMay(session, 'read:drive')) return folderId;
	// If it can't be asked, the upload itself says why.
	const path = await fetchThing(session, folderPathQuery, folderId).catch(() => undefined);
	if (path !== null) return folderId;
	appEvents.emit('uploadFolderGone', { session, folderId });
	return null;
}

const namesOf = ({ name, parent }: WireFolder): readonly string[] => [...(parent ? namesOf(parent) : []), name ?? ''];
