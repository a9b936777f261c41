import { type ComponentType, useEffect, useState } from 'react';

/**
 * Loads an optional part of the page once the page is rendered. Null until then, and if it can't be loaded.
 * @param load must be stable
 */
export function useLatePart<P>(
	load: () => Promise<{ default: ComponentType<P> }>,
	isWanted: boolean,
): ComponentType<P> | null {
	const [Part, setPart] = useState<ComponentType<P> | null>(null);
	useEffect(() => {
		if (!isWanted) return undefined;
		let isGone = false;
		load().then(
			module => isGone || setPart(() => module.default),
			error => console.warn('A part of the page could not be loaded.', error),
		);
		return () => {
			isGone = true;
		};
	}, [load, isWanted]);
	return isWanted ? Part : null;
}
