import { createStore, type StoreApi } from 'zustand/vanilla';

export interface SelectionState {
	/** The keys of selected items. */
	readonly chosen: ReadonlySet<string>;
	/** The item in the tab order. */
	readonly current: string | null;
}

/** The selected items of a grid and the current one; each cell subscribes to its own state. */
export class DriveSelection {
	readonly state: StoreApi<SelectionState> = createStore<SelectionState>(() => ({ chosen: new Set(), current: null }));
	#from: string | null = null;

	toggle(key: string): void {
		this.#from = key;
		const chosen = new Set(this.state.getState().chosen);
		if (!chosen.delete(key)) chosen.add(key);
		this.state.setState({ chosen, current: key });
	}

	/**
	 * Selects from the last selected item to this one.
	 * @param keys in order
	 */
	extend(key: string, keys: readonly string[]): void {
		const at = keys.indexOf(key);
		const from = this.#from === null ? -1 : keys.indexOf(this.#from);
		// The last one may be gone.
		const [start, end] = from < 0 ? [at, at] : [Math.min(from, at), Math.max(from, at)];
		this.choose([...this.state.getState().chosen, ...keys.slice(start, end + 1)]);
	}

	/**
	 * Selects from where a sweep began to `to`, and lets go of what it had reached up to `by` and no longer reaches. It
	 * begins at `by` unless one is selected from which to go on.
	 * @param keys of all that can be selected, in order
	 */
	sweep(by: string, to: string, keys: readonly string[]): void {
		const { chosen } = this.state.getState();
		if (this.#from === null || !chosen.has(this.#from)) this.#from = keys.includes(by) ? by : to;
		const at = keys.indexOf(this.#from);
		const upTo = (key: string) => {
			const end = keys.indexOf(key);
			return end === -1 ? [] : keys.slice(Math.min(at, end), Math.max(at, end) + 1);
		};
		const left = new Set(upTo(by));
		this.choose([...[...chosen].filter(key => !left.has(key)), this.#from, ...upTo(to)]);
	}

	choose(keys: Iterable<string>): void {
		this.state.setState({ chosen: new Set(keys) });
	}

	stand(current: string | null): void {
		if (this.state.getState().current !== current) this.state.setState({ current });
	}

	/** Unselects items that no longer exist. */
	keep(keys: ReadonlySet<string>): void {
		const { chosen } = this.state.getState();
		const left = [...chosen].filter(key => keys.has(key));
		if (left.length < chosen.size) this.choose(left);
	}
}
