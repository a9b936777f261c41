import type { PreferenceProfile } from '../records';
import { ProfileError } from './ProfileError';
import { fromWireProfile, toWireProfile } from './wireProfile';

/** Names of files end so (rules/preferences#profiles). */
export const FILE_ENDING = '.quarterdeckpreferences';

/** Files of the network's own client have the same form. */
export const ACCEPTED_ENDINGS: readonly string[] = [FILE_ENDING, '.misskeypreferences'];

/** Many times what a profile with all its decks and palettes takes. */
const LARGEST_BYTES = 10 * 1024 * 1024;

export function toProfileFile(profile: PreferenceProfile, tokens: readonly string[]): File {
	const stem = profile.name.replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, '_').trim() || 'settings';
	const text = JSON.stringify(toWireProfile(profile, tokens), null, '\t');
	return new File([text], `${stem}${FILE_ENDING}`, { type: 'application/json' });
}

/** @throws {ProfileError} */
export async function readProfileFile(file: Blob): Promise<PreferenceProfile> {
	if (file.size > LARGEST_BYTES) throw new ProfileError('tooLarge');
	return parseProfile(await file.text());
}

/** @throws {ProfileError} */
export function parseProfile(text: string): PreferenceProfile {
	let value: unknown;
	try {
		value = JSON.parse(text);
	} catch {
		throw new ProfileError('notJson');
	}
	return fromWireProfile(value);
}
