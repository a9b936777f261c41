import type { Draft } from '@/domain/draft/Draft';
import { baseSettings } from '@/stores/preferences/BaseSettings';
import { preferences } from '@/stores/preferences/Preferences';
import type { Session } from '@/stores/session/Session';
import { lastLocalOnly, lastVisibility, rememberNoteVisibility } from '../composerSettings';

/**
 * Stores the user's choice for the next note, if they want that (`rememberNoteVisibility`). Values imposed by a reply
 * or channel don't count.
 * @param form the account whose forms begin with it, which need not be the one that posts
 */
export function rememberChoice(
	form: Session,
	{ visibility, localOnly }: Partial<Pick<Draft, 'visibility' | 'localOnly'>>,
): void {
	if (!preferences.get(rememberNoteVisibility, form)) return;
	if (visibility !== undefined) baseSettings.set(lastVisibility, visibility, form);
	if (localOnly !== undefined) baseSettings.set(lastLocalOnly, localOnly, form);
}
