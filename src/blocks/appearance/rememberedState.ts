import { useCallback, useState } from 'react';
import { LruCache } from '@/base/LruCache';

const MAX_REMEMBERED = 2000;
const remembered = new LruCache<boolean>({ limit: MAX_REMEMBERED });

/** Whether a switch was left on. */
export function wasLeftOn(key: string): boolean {
	return remembered.get(key) ?? false;
}

/**
 * State of a card (expanded, revealed) that outlives the card: a row scrolled back to is as the user left it, with the
 * same height.
 * @param key unique within the app: session, note and what is switched
 */
export function useRemembered(key: string, initial: boolean): [boolean, (value: boolean) => void] {
	const [state, setState] = useState(() => ({ key, value: remembered.get(key) ?? initial }));
	const value = state.key === key ? state.value : (remembered.get(key) ?? initial);
	const set = useCallback(
		(next: boolean) => {
			remembered.set(key, next);
			setState({ key, value: next });
		},
		[key],
	);
	return [value, set];
}
