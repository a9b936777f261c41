import type { Preferences } from '../Preferences';
import type { PreferenceSync } from './PreferenceSync';

/** How long changes are collected before they are sent, in milliseconds. */
const COLLECT_MS = 1_000;

/**
 * Settles synced preferences at once, whenever the tab becomes visible or the connection is back, and after changes of
 * this device. What fails is tried again at the next of these occasions.
 * @returns the function that stops it
 */
export function keepInSync(preferences: Preferences, sync: PreferenceSync): () => void {
	let running: Promise<void> = Promise.resolve();
	const changed = new Set<string>();
	let timer: ReturnType<typeof setTimeout> | undefined;
	const run = (work: () => Promise<void>) => {
		running = running.then(work).catch(error => console.warn('The preferences could not be synced.', error));
	};
	const pull = () => {
		if (document.visibilityState === 'visible') run(() => sync.pull());
	};
	const push = () => {
		timer = undefined;
		const keys = [...changed];
		changed.clear();
		run(() => sync.push(keys));
	};
	const endWatching = preferences.watchProfile(keys => {
		const synced = new Set(sync.units().map(({ key }) => key));
		for (const key of keys) if (synced.has(key)) changed.add(key);
		if (changed.size > 0) timer ??= setTimeout(push, COLLECT_MS);
	});
	document.addEventListener('visibilitychange', pull);
	addEventListener('online', pull);
	run(() => sync.pull());
	return () => {
		endWatching();
		clearTimeout(timer);
		document.removeEventListener('visibilitychange', pull);
		removeEventListener('online', pull);
	};
}
