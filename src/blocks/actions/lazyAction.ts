import { showError } from './showError';

interface LazyAction<A extends unknown[]> {
	(...args: A): void;
	/** Loads the code before it is asked for. */
	readonly preload: () => Promise<unknown>;
}

/** An action whose code is loaded with its first use; where that fails, it says why and offers another try. */
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
