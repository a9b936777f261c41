import type { ComponentType } from 'react';
import { type LazyPart, lazyPart } from './lazyPart';

type Load<P> = () => Promise<{ default: ComponentType<P> }>;

const known = new WeakMap<Load<never>, LazyPart<never>>();

/** The lazily loaded component of an entry of a table (pages, columns), always the same one for the same function. */
export function loadable<P extends object>(load: Load<P>): LazyPart<P> {
	const made = known.get(load as Load<never>) as LazyPart<P> | undefined;
	if (made) return made;
	const part = lazyPart(load);
	known.set(load as Load<never>, part as unknown as LazyPart<never>);
	return part;
}
