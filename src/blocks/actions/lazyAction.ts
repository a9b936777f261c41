import { showError } from './showError';

interface LazyAction<A extends unknown[]> {
	(...args: A): void;
	/** Loads the code ahead of use. */
	readonly preload: () => Promise<unknown>;
}

/** An action whose code is loaded on first use. If loading fails, it says why and offers to retry. */
export function lazyAction<M, A extends unknown[]>(
	load: () => Promise<M>,
	pick: (module: M) => (...args: A) => void,
): LazyAction<A> {
	const run = async (...args: A): Promise<void> => {
		try {
			pick(await load())(...args);
		} catch (error) {
			await showError(error, () => void run(...args));
		}
	};
	return Object.assign((...args: A) => void run(...args), { preload: load });
}
