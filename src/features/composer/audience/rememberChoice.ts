import type { Draft } from '@/domain/draft/Draft';
import { baseSettings } from '@/stores/preferences/BaseSettings';
import { preferences } from '@/stores/preferences/Preferences';
import { lastLocalOnly, lastVisibility, rememberNoteVisibility } from '../composerSettings';

/**
 * Stores the user's choice for the next note, if they want that (`rememberNoteVisibility`). Values imposed by a reply
 * or channel don't count.
 */
export function rememberChoice({ visibility, localOnly }: Partial<Pick<Draft, 'visibility' | 'localOnly'>>): void {
	if (!preferences.get(rememberNoteVisibility)) return;
	if (visibility !== undefined) baseSettings.set(lastVisibility, visibility);
	if (localOnly !== undefined) baseSettings.set(lastLocalOnly, localOnly);
}
