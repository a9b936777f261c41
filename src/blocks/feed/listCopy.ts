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

/** A page that is never idle loads the code after this time, in milliseconds. */
const LOADED_WITHIN_MS = 1_000;

const waiting = new Map<string, ShownList>();
let isWatched = false;

const load = () => import('./keptLists');

/** Keeps what changes; from after the start, as in the first seconds there is more to do. */
function watch(): void {
	if (isWatched) return;
	isWatched = true;
	const begin = async () => {
		try {
			(await load()).watchLists(waiting);
		} catch {
			isWatched = false;
		}
	};
	afterStart(begin, LOADED_WITHIN_MS);
}

/** The copy of a list by its name within the session. Its code is loaded when it is first needed. */
export const listCopy = (session: Session, name: string, options: ListCopyOptions = {}): FeedCopy => ({
	recall: async () => {
		try {
			return await (await load()).recallList(session, name, options.restore);
		} catch (error) {
			// Without a server its code may be missing as well.
			console.warn('What a list showed could not be read.', error);
			return null;
		}
	},
	changed(ids) {
		waiting.set(`${session.key} ${name}`, { session, name, ids, ...options });
		watch();
	},
});
