import { createStore } from 'zustand/vanilla';

/** The ad that occupies the deck's only place for ads; null if none does. */
export const adPlace = createStore<{ readonly taken: object | null }>(() => ({ taken: null }));

/**
 * Occupies the place if it is free.
 * @returns the function that releases it
 */
export function takeAdPlace(ad: object): () => void {
	if (adPlace.getState().taken === null) adPlace.setState({ taken: ad });
	return () => {
		if (adPlace.getState().taken === ad) adPlace.setState({ taken: null });
	};
}
