import { type ComponentType, useEffect, useState } from 'react';

/**
 * A part that the page can do without: loaded once the page stands. Null until then, and for good where it cannot be had.
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
