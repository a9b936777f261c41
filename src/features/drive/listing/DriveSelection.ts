import { createStore, type StoreApi } from 'zustand/vanilla';

export interface SelectionState {
	/** Keys of what is chosen. */
	readonly chosen: ReadonlySet<string>;
	/** The one in the tab order. */
	readonly current: string | null;
}

/** What is chosen in a grid, and where the keyboard stands; each cell hears of its own part alone. */
export class DriveSelection {
	readonly state: StoreApi<SelectionState> = createStore<SelectionState>(() => ({ chosen: new Set(), current: null }));
	#from: string | null = null;

	toggle(key: string): void {
		this.#from = key;
		const chosen = new Set(this.state.getState().chosen);
		if (!chosen.delete(key)) chosen.add(key);
		this.state.setState({ chosen, current: key });
	}

	/** From what was chosen last to this one. @param keys in their order */
	extend(key: string, keys: readonly string[]): void {
		const ends = [keys.indexOf(this.#from ?? key), keys.indexOf(key)].sort((a, b) => a - b);
		this.choose([...this.state.getState().chosen, ...keys.slice(Math.max(0, ends[0] ?? 0), (ends[1] ?? 0) + 1)]);
	}

	choose(keys: Iterable<string>): void {
		this.state.setState({ chosen: new Set(keys) });
	}

	stand(current: string | null): void {
		if (this.state.getState().current !== current) this.state.setState({ current });
	}

	/** What is gone is chosen no longer. */
	keep(keys: ReadonlySet<string>): void {
		const { chosen } = this.state.getState();
		const left = [...chosen].filter(key => keys.has(key));
		if (left.length < chosen.size) this.choose(left);
	}
}
