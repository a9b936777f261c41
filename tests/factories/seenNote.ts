import type { SeenNote } from '@/domain/seen/SeenNote';

/** A note as the index keeps it: public, by somebody of the own server, shown in the home timeline. */
export const seenNote = (changes: Partial<SeenNote> = {}): SeenNote => ({
	...{ id: 'n1', at: 1_000, text: 'The tide turns', cw: null, alt: '' },
	...{ userId: 'u1', username: 'mara', host: null, name: 'Mara', visibility: 'public', channel: null },
	...{ has: [], places: [{ kind: 'home' }] },
	...changes,
});
