import { useSyncExternalStore } from 'react';

/** At this width and below the bar shows icons only (rules/navigation#narrow-windows). */
const NARROW = '(max-width: 1279px)';

function subscribe(onChange: () => void): () => void {
	const query = matchMedia(NARROW);
	query.addEventListener('change', onChange);
	return () => query.removeEventListener('change', onChange);
}

export function useIsNarrow(): boolean {
	return useSyncExternalStore(subscribe, () => matchMedia(NARROW).matches);
}
