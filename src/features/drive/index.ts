import type { PageDefinition } from '@/blocks/hosting/PageDefinition';

/** Asks for files of the drive. */
export const loadFilePicker = () => import('./openDriveFilePicker');

const shared = { icon: 'drive', title: 'drive.title', gate: 'member', needs: 'read:drive', layout: 'column' } as const;
const load = () => import('./DrivePage');

/** One's own files (spec 2 §2.2). */
export const drivePages: readonly PageDefinition[] = [
	{ ...shared, path: '/my/drive', load },
	{ ...shared, path: '/my/drive/folder/$folderId', load },
	{
		...shared,
		...{ path: '/settings/drive/cleaner', icon: 'eraser', title: 'drive.cleaner' },
		load: () => import('./DriveCleanerPage'),
	},
	{ ...shared, path: '/my/drive/file/$fileId', load: () => import('./DriveFilePage') },
];
