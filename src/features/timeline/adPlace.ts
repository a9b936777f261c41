import { createStore } from 'zustand/vanilla';

/** Which ad has the one place that a deck has for ads; null while none has. */
export const adPlace = createStore<{ readonly taken: object | null }>(() => ({ taken: null }));

/** Takes the place for an ad where it is free. @returns gives it back */
export function takeAdPlace(ad: object): () => void {
	if (adPlace.getState().taken === null) adPlace.setState({ taken: ad });
	return () => {
		if (adPlace.getState().taken === ad) adPlace.setState({ taken: null });
	};
}
