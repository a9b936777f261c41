import type { Draft } from '@/domain/draft/Draft';
import { baseSettings } from '@/stores/preferences/BaseSettings';
import { preferences } from '@/stores/preferences/Preferences';
import { lastLocalOnly, lastVisibility, rememberNoteVisibility } from '../composerSettings';

/**
 * Keeps what somebody chose for the next note, where they want that (`rememberNoteVisibility`). What a reply or a channel
 * imposes is no choice.
 */
export function rememberChoice({ visibility, localOnly }: Partial<Pick<Draft, 'visibility' | 'localOnly'>>): void {
	if (!preferences.get(rememberNoteVisibility)) return;
	if (visibility !== undefined) baseSettings.set(lastVisibility, visibility);
	if (localOnly !== undefined) baseSettings.set(lastLocalOnly, localOnly);
}
