import type { DriveFile } from '@/domain/DriveFile';
import type { Appearance } from '../AppearanceContext';

/** Whether media show only when asked for: flagged sensitive, hidden by choice, or saved data. Spec 1 §4. */
export function isCovered(file: Pick<DriveFile, 'isSensitive'>, appearance: Appearance): boolean {
	if (appearance.nsfw === 'force' || appearance.savesMedia) return true;
	return file.isSensitive && appearance.nsfw !== 'ignore';
}
