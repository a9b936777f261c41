import { afterStart } from '@/platform/afterStart';
import type { FeedCopy } from '@/stores/feeds/FeedSource';
import type { Session } from '@/stores/session/Session';

/** What a list wants kept with its notes. */
export interface ListContent {
	readonly noteIds: readonly string[];
	/** People who have no note in it. */
	readonly userIds?: readonly string[];
	readonly extra?: unknown;
}

interface ListCopyOptions {
	/** By default the ids are those of notes. */
	readonly content?: (ids: readonly string[]) => ListContent;
	/** Takes over what was kept beside the notes. */
	readonly restore?: (extra: unknown) => void;
}

/** A list as it is to be kept. */
export interface ShownList extends ListCopyOptions {
	readonly session: Session;
	readonly name: string;
	readonly ids: readonly string[];
}

/** Changes are kept together, and not in the first seconds, in which there is more to do. */
const KEEP_AFTER_MS = 12_000;
/** A page that is never idle loads the code after this time, in milliseconds. */
const LOADED_WITHIN_MS = 1_000;

const waiting = new Map<string, ShownList>();
let code: typeof import('./keptLists') | undefined;
let isTimed = false;
let isWatching = false;

const load = async () => (code ??= await import('./keptLists'));

/** A page that is hidden or left may be closed next, so what has changed is kept at once: by code that is there by then. */
function watchLeaving(): void {
	if (isWatching) return;
	isWatching = true;
	afterStart(() => void load().catch(console.warn), LOADED_WITHIN_MS);
	const keepNow = () => {
		if (code) void code.keepLists(waiting, true);
		else load().then(({ keepLists }) => keepLists(waiting, true), console.warn);
	};
	addEventListener('pagehide', keepNow);
	document.addEventListener('visibilitychange', () => {
		if (document.visibilityState === 'hidden') keepNow();
	});
}

/** The copy of a list by its name within the session. Its code is loaded when it is first needed. */
export const listCopy = (session: Session, name: string, options: ListCopyOptions = {}): FeedCopy => ({
	recall: async () => (await load()).recallList(session, name, options.restore),
	changed(ids) {
		watchLeaving();
		waiting.set(`${session.key} ${name}`, { session, name, ids, ...options });
		if (isTimed) return;
		isTimed = true;
		setTimeout(() => {
			isTimed = false;
			load().then(({ keepLists }) => keepLists(waiting), console.warn);
		}, KEEP_AFTER_MS);
	},
});
