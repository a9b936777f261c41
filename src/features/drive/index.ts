import type { Pages } from '@/blocks/hosting/PageDefinition';
import { member } from '@/blocks/hosting/pageGates';

/** Preloads the file picker. */
export const loadFilePicker = () => import('./picking/openDriveFilePicker');

const shared = { gate: member, needs: 'read:drive', layout: 'column' } as const;
const load = () => import('./pages/DrivePage');

/** The user's own files (rules/media#the-drive). */
export const drivePages: Pick<Pages, 'drive' | 'driveFolder' | 'driveFile' | 'driveCleaner'> = {
	drive: { ...shared, load },
	driveFolder: { ...shared, load },
	driveFile: { ...shared, load: () => import('./pages/DriveFilePage') },
	driveCleaner: { ...shared, frame: 'settings', load: () => import('./pages/DriveCleanerPage') },
};
