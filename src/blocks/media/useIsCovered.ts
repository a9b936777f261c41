import type { DriveFile } from '@/domain/drive/DriveFile';
import { cardPreference } from '@/stores/preferences/preference';
import { dataSaver } from '../appearance/dataSaver';
import { useAppearance } from '../appearance/useAppearance';

/** Sensitive media: covered as flagged, always, or never. */
export const nsfw = cardPreference<'respect' | 'force' | 'ignore'>({
	key: 'nsfw',
	default: 'respect',
	choices: ['respect', 'force', 'ignore'],
});

/**
 * Whether media is covered at first: flagged as sensitive, by the user's setting, or by data saver
 * (rules/media#sensitive-files).
 */
export function useIsCovered(file: Pick<DriveFile, 'isSensitive'>): boolean {
	const choice = useAppearance(nsfw);
	const { media: isSaved } = useAppearance(dataSaver);
	return choice === 'force' || isSaved || (file.isSensitive && choice !== 'ignore');
}
