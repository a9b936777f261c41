import type { LatePages } from '@/blocks/hosting/LatePages';

const drive = () => import('./pages/DrivePage');

export const latePages: LatePages<'drive' | 'driveFolder' | 'driveFile' | 'driveCleaner'> = {
	drive,
	driveFolder: drive,
	driveFile: () => import('./pages/DriveFilePage'),
	driveCleaner: () => import('./pages/DriveCleanerPage'),
};
