import { ApiError } from '@/api/ApiError';
import type { ChannelEvent } from '@/wire/streamEvents';
import { mayPass } from '../mayPass';
import type { Preferences } from '../Preferences';
import { decideLater } from './decideLater';
import type { PreferenceSync } from './PreferenceSync';

/** An entry of the registry, as the stream tells it: any part may be missing. */
type RegistryEntry = NonNullable<Extract<ChannelEvent, { readonly type: 'registryUpdated' }>['body']>;

/** How long changes are collected before they are sent or fetched, in milliseconds. */
const COLLECT_MS = 1_000;

/** A tab that becomes visible or online again sooner after it has looked doesn't look again; what failed is retried. */
const LOOK_MS = 30_000;

/**
 * Settles synced preferences at once, whenever the tab becomes visible or the connection is back, and after changes of
 * this device or of another one that the server reports. What was written is read again a second later. What fails is
 * tried again at the next of these occasions, or 30 seconds later unless the server refuses it. It asks nothing: what
 * needs a decision is listed by `sync.undecided`.
 * @param listen subscribes to writes of the account's registry, by any device; `onMissed` is called when there may have
 * been some that were not told
 * @param onRefused called with the server's reason, once until it takes everything again
 * @returns the function that stops it
 */
export function keepInSync(
	preferences: Preferences,
	sync: Pick<PreferenceSync, 'pull' | 'push' | 'units' | 'differsFrom'>,
	listen: (listener: (entry: RegistryEntry) => void, onMissed: () => void) => () => void,
	onRefused: (error: ApiError) => void,
): () => void {
	let running: Promise<void> = Promise.resolve();
	let hasEnded = false;
	let isRefused = false;
	const changed = new Set<string>();
	let timer: ReturnType<typeof setTimeout> | undefined;
	let retry: ReturnType<typeof setTimeout> | undefined;
	let written: ReturnType<typeof setTimeout> | undefined;
	const run = (work: () => Promise<void>) => {
		running = running.then(work).catch(error => {
			lookedAt = Number.NEGATIVE_INFINITY;
			clearTimeout(retry);
			if (!hasEnded && mayPass(error)) retry = setTimeout(look, LOOK_MS);
			if (!hasEnded && error instanceof ApiError && !mayPass(error) && !isRefused) {
				isRefused = true;
				onRefused(error);
			}
			console.warn('The preferences could not be synced.', error);
		});
	};
	/** Pushes once more what was written, which settles it where another device has written at the same moment. */
	const readAgain = (keys: readonly string[]) => {
		if (keys.length === 0) return;
		setTimeout(() => hasEnded || run(async () => void (await sync.push(keys, decideLater))), COLLECT_MS);
	};
	let lookedAt = Number.NEGATIVE_INFINITY;
	const pull = async () => {
		// Before the answer: what is told meanwhile may not be in it.
		lookedAt = Date.now();
		readAgain(await sync.pull(decideLater));
		isRefused = false;
	};
	const look = () => {
		if (document.visibilityState === 'visible' && Date.now() - lookedAt >= LOOK_MS) run(pull);
	};
	const push = () => {
		timer = undefined;
		const keys = [...changed];
		changed.clear();
		run(async () => readAgain(await sync.push(keys, decideLater)));
	};
	const lookSoon = () => {
		lookedAt = Number.NEGATIVE_INFINITY;
		written ??= setTimeout(() => {
			written = undefined;
			look();
		}, COLLECT_MS);
	};
	const endListening = listen(entry => sync.differsFrom(entry) && lookSoon(), lookSoon);
	const endWatching = preferences.watchProfile(keys => {
		const synced = new Set(sync.units().map(({ key }) => key));
		for (const key of keys) if (synced.has(key)) changed.add(key);
		if (changed.size > 0) timer ??= setTimeout(push, COLLECT_MS);
	});
	document.addEventListener('visibilitychange', look);
	addEventListener('online', look);
	run(pull);
	return () => {
		hasEnded = true;
		endWatching();
		endListening();
		clearTimeout(written);
		clearTimeout(timer);
		clearTimeout(retry);
		document.removeEventListener('visibilitychange', look);
		removeEventListener('online', look);
	};
}
