import { createStore } from 'zustand/vanilla';
import type { Session } from '../session/Session';

/** A column of the deck that is on the page, whose notes rules can be tried on. */
export interface ShownColumn {
	/** @returns the function that ends it */
	readonly subscribe: (listener: () => void) => () => void;
	/** Each of its notes once, with the session whose id it has. */
	readonly notes: () => readonly { readonly session: Session; readonly id: string }[];
}

/** Those on the page whose further code has been loaded, by their ids. */
export const shownColumns = createStore<Readonly<Record<string, ShownColumn>>>(() => ({}));

/** @returns the function that takes it off again */
export function addShownColumn(id: string, column: ShownColumn): () => void {
	shownColumns.setState({ [id]: column });
	return () => {
		const { [id]: shown, ...others } = shownColumns.getState();
		if (shown === column) shownColumns.setState(others, true);
	};
}
