import { type ComponentType, useState } from 'react';
import { lazyPart } from './lazyPart';

type Load<P> = () => Promise<{ default: ComponentType<P> }>;

interface Loadable<P> {
	readonly Component: ComponentType<P>;
	/** Loads it, so that it renders at once, without a fallback. */
	readonly preload: () => Promise<void>;
}

const known = new WeakMap<Load<never>, Loadable<never>>();

/**
 * A lazily loaded component for use inside a Suspense. Unlike React's own `lazy` it never suspends after being
 * preloaded: React shows a fallback for at least 300 ms, which is most of a warm start.
 */
export function loadable<P extends object>(load: Load<P>): Loadable<P> {
	const made = known.get(load as Load<never>) as Loadable<P> | undefined;
	if (made) return made;
	let loaded: ComponentType<P> | undefined;
	const fetch = async () => {
		const module = await load();
		loaded = module.default;
		return module;
	};
	const Lazy = lazyPart(fetch);
	const result: Loadable<P> = {
		Component(props) {
			const [Chosen] = useState(() => loaded ?? Lazy);
			return <Chosen {...props} />;
		},
		async preload() {
			await fetch();
		},
	};
	known.set(load as Load<never>, result as unknown as Loadable<never>);
	return result;
}
