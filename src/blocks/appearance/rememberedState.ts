import { useCallback, useState } from 'react';
import { LruCache } from '@/base/LruCache';

const MAX_REMEMBERED = 2000;
const remembered = new LruCache<boolean>({ limit: MAX_REMEMBERED });

/** Whether a switch was left on. */
export function wasLeftOn(key: string): boolean {
	return remembered.get(key) ?? false;
}

/**
 * A switch of a card (opened, revealed) that outlives the card: a row that was scrolled away comes back as the reader
 * left it, and as high as it was.
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
