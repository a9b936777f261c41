import { showError } from './showError';

interface LazyAction<A extends unknown[]> {
	(...args: A): void;
	/** Loads the code ahead of use. */
	readonly preload: () => Promise<unknown>;
}

/**
 * An action whose code is loaded on first use; from then on it acts at once, before the next key or press is handled. If
 * loading fails, it says why and offers to retry.
 */
export function lazyAction<M, A extends unknown[]>(
	load: () => Promise<M>,
	pick: (module: M) => (...args: A) => void,
): LazyAction<A> {
	let loaded: M | undefined;
	const preload = async () => {
		loaded ??= await load();
		return loaded;
	};
	const run = async (...args: A): Promise<void> => {
		try {
			pick(loaded ?? (await preload()))(...args);
		} catch (error) {
			await showError(error, () => void run(...args));
		}
	};
	return Object.assign((...args: A) => void run(...args), { preload });
}
