import { preference } from '@/stores/preferences/preference';

/** What happens to a note in a column after it was read in another one. */
export type SeenElsewhere = 'off' | 'dim' | 'fold';

export const seenElsewhere = preference<SeenElsewhere>({
	key: 'seenElsewhere',
	default: 'off',
	affects: 'lastView',
	choices: ['off', 'dim', 'fold'],
});
export const foldsBursts = preference({ key: 'foldBursts', default: false, affects: 'lastView' });
