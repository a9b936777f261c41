import type { HoverCard } from './openHoverCard';

/** A card whose code is loaded once it is shown; if it was closed by then, it doesn't appear. */
export function lateHoverCard(load: () => Promise<HoverCard>): Omit<HoverCard, 'id'> {
	let card: HoverCard | undefined;
	let isClosed = false;
	load().then(
		loaded => {
			card = loaded;
			if (isClosed) card.close();
		},
		// Links work without cards.
		error => console.warn('The card of a link could not be loaded.', error),
	);
	return {
		close() {
			isClosed = true;
			card?.close();
		},
		contains: target => card?.contains(target) ?? false,
		focus: () => card?.focus() ?? false,
		isLeaving: event => card?.isLeaving(event) ?? false,
	};
}
