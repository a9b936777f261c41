import { createStore } from 'zustand/vanilla';
import type { Feed } from '../feeds/Feed';
import type { Session } from '../session/Session';

/** A timeline of the deck that is on the page. */
export interface ShownColumn {
	readonly session: Session;
	readonly feed: Feed;
}

/** The timelines on the page whose further code has been loaded, by the ids of their columns. */
export const shownColumns = createStore<Readonly<Record<string, ShownColumn>>>(() => ({}));

/** @returns the function that takes it off again */
export function addShownColumn(id: string, column: ShownColumn): () => void {
	shownColumns.setState({ [id]: column });
	return () => {
		const { [id]: shown, ...others } = shownColumns.getState();
		if (shown === column) shownColumns.setState(others, true);
	};
}
