import { useSyncExternalStore } from 'react';
import type { ScreenSize } from './windowFrame';

let last: ScreenSize = { width: 0, height: 0 };

/** The size of the viewport, live. */
export function useScreenSize(): ScreenSize {
	return useSyncExternalStore(subscribe, read);
}

function read(): ScreenSize {
	if (last.width !== innerWidth || last.height !== innerHeight) last = { width: innerWidth, height: innerHeight };
	return last;
}

function subscribe(onChange: () => void): () => void {
	addEventListener('resize', onChange);
	return () => removeEventListener('resize', onChange);
}
