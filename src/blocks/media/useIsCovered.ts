import type { DriveFile } from '@/domain/DriveFile';
import { cardPreference } from '@/stores/preferences/preference';
import { dataSaver } from '../dataSaver';
import { useAppearance } from '../useAppearance';

/** Sensitive media: covered as flagged, always, or never. */
export const nsfw = cardPreference<'respect' | 'force' | 'ignore'>({
	key: 'nsfw',
	default: 'respect',
	section: 'notes',
	choices: ['respect', 'force', 'ignore'],
});

/**
 * Whether media show only when asked for: flagged sensitive, hidden by choice, or saved data.
 * rules/media#sensitive-files.
 */
export function useIsCovered(file: Pick<DriveFile, 'isSensitive'>): boolean {
	const choice = useAppearance(nsfw);
	const { media: isSaved } = useAppearance(dataSaver);
	return choice === 'force' || isSaved || (file.isSensitive && choice !== 'ignore');
}
