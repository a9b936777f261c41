import { type ComponentType, type ReactNode, useContext, useLayoutEffect, useState } from 'react';
import { LateFallback } from './LateFallback';

const failures = new WeakSet<object>();

/** Whether an error that a boundary caught is of code that could not be loaded, and not of code that crashed. */
export function isLoadFailure(error: unknown): boolean {
	return typeof error === 'object' && error !== null && failures.has(error);
}

interface Module<P> {
	readonly default: ((props: P) => ReactNode) | ComponentType<P>;
}

export interface LazyPart<P> {
	(props: P): ReactNode;
	/** Loads its code, so that it renders at once, without a fallback. */
	readonly preload: () => Promise<void>;
}

/**
 * A component whose code is loaded when it is rendered first; until then it shows the `LateFallback`. A failed load is
 * thrown to the boundary around it (`LatePart`, `LoadBoundary`), and tried again when it is mounted anew.
 *
 * React's `lazy` and Suspense are not used: React keeps a fallback, and everything else that loads meanwhile, for at
 * least 300 ms.
 */
export function lazyPart<P extends object>(load: () => Promise<Module<P>>): LazyPart<P> {
	let loaded: ComponentType<P> | undefined;
	const read = async () => {
		loaded = (await load()).default as ComponentType<P>;
		return loaded;
	};
	function Part(props: P): ReactNode {
		// A shown part stays the same component, so that it is never mounted twice.
		const [Shown, setShown] = useState(() => loaded);
		const fallback = useContext(LateFallback);
		useLayoutEffect(() => {
			if (Shown) return undefined;
			let isGone = false;
			read().then(
				component => isGone || setShown(() => component),
				error => isGone || setShown(() => throwFailure(error)),
			);
			return () => {
				isGone = true;
			};
		}, [Shown]);
		return Shown ? <Shown {...props} /> : fallback;
	}
	return Object.assign(Part, { preload: async () => void (await read()) });
}

function throwFailure(error: unknown): never {
	if (typeof error === 'object' && error !== null) failures.add(error);
	throw error;
}
