import { localJson } from '@/platform/localJson';
import { CHOSEN_KEY, type ChosenThemes, STORED_KEY, type StoredThemes } from './storedThemes';

export const hasOwnThemes = ({ light, dark }: ChosenThemes): boolean => light !== undefined || dark !== undefined;

/** Stores what the next start is going to paint first. */
export function storeThemes(stored: StoredThemes, chosen: ChosenThemes): void {
	// The device's scheme with the default themes needs no script.
	if (chosen.base === null && !hasOwnThemes(chosen)) {
		localJson.remove(CHOSEN_KEY);
		localJson.remove(STORED_KEY);
		return;
	}
	localJson.set(CHOSEN_KEY, chosen);
	localJson.set(STORED_KEY, stored);
}
