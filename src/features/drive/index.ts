import { lateAlike } from '@/blocks/hosting/LatePages';
import type { Pages } from '@/blocks/hosting/PageDefinition';
import { member } from '@/blocks/hosting/pageGates';

/** Preloads the file picker. */
export const loadFilePicker = () => import('./picking/openDriveFilePicker');

/** Preloads the folder picker. */
export const loadFolderPicker = () => import('./picking/openFolderPicker');

const shared = { gate: member, needs: 'read:drive', layout: 'column' } as const;
const late = () => import('./latePages');

/** The user's own files (rules/media#the-drive). */
export const drivePages: Pick<Pages, 'drive' | 'driveFolder' | 'driveFile' | 'driveCleaner'> = {
	...lateAlike(late, shared, ['drive', 'driveFolder', 'driveFile']),
	...lateAlike(late, { ...shared, frame: 'settings' }, ['driveCleaner']),
};
