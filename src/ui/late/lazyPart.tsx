import { type ComponentType, lazy, type ReactNode } from 'react';

/** React has rendered the failure by then; retrying earlier would loop forever. */
const FORGET_FAILURE_MS = 1000;
const failed = new Set<() => void>();
const failures = new WeakSet<object>();

/** Makes failed parts load again when they are rendered next, without waiting. */
export function forgetLoadFailures(): void {
	for (const forget of failed) forget();
}

/** Whether an error that a boundary caught is of code that could not be loaded, and not of code that crashed. */
export function isLoadFailure(error: unknown): boolean {
	return typeof error === 'object' && error !== null && failures.has(error);
}

interface Module<P> {
	readonly default: ((props: P) => ReactNode) | ComponentType<P>;
}

/**
 * A lazily loaded component for use inside a `LatePart`, or a Suspense with a boundary around it. Unlike React's own
 * `lazy` it tries again when it is rendered after a failed load, as connections come back.
 */
export function lazyPart<P extends object>(load: () => Promise<Module<P>>): ComponentType<P> {
	const attempt = () =>
		lazy(async () => {
			try {
				return await load();
			} catch (error) {
				const forget = () => {
					if (failed.delete(forget)) Part = attempt();
				};
				failed.add(forget);
				setTimeout(forget, FORGET_FAILURE_MS);
				if (typeof error === 'object' && error !== null) failures.add(error);
				throw error;
			}
		}) as unknown as ComponentType<P>;
	let Part = attempt();
	return function LazyPart(props: P) {
		return <Part {...props} />;
	};
}
