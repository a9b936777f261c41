import { type ComponentType, lazy, type ReactNode } from 'react';

/** By then React has shown what failed; a new attempt before that would be made without end. */
const FORGET_FAILURE_MS = 1000;
const failed = new Set<() => void>();

/** What has failed to load is loaded anew when it is shown next, however soon that is. */
export function forgetLoadFailures(): void {
	for (const forget of failed) forget();
}

interface Module<P> {
	readonly default: ((props: P) => ReactNode) | ComponentType<P>;
}

/**
 * A component that is loaded when it is first shown, inside a Suspense. Unlike React's own `lazy` it is tried again when
 * it is shown again after its load has failed: connections come back.
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
				throw error;
			}
		}) as unknown as ComponentType<P>;
	let Part = attempt();
	return function LazyPart(props: P) {
		return <Part {...props} />;
	};
}
