import { useSyncExternalStore } from 'react';
import { motionAllowed, REDUCED_MOTION } from './reducedMotion';

/** Whether animations may run (`motionAllowed`), kept up to date. */
export const useMotionAllowed = (): boolean => useSyncExternalStore(subscribe, motionAllowed);

function subscribe(listener: () => void): () => void {
	const observer = new MutationObserver(listener);
	observer.observe(document.documentElement, { attributes: true, attributeFilter: ['class'] });
	const media = matchMedia(REDUCED_MOTION);
	media.addEventListener('change', listener);
	return () => {
		observer.disconnect();
		media.removeEventListener('change', listener);
	};
}
