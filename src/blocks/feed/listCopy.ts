import type { FeedCopy } from '@/stores/feeds/FeedSource';
import type { Session } from '@/stores/session/Session';

/** What a list wants kept with its notes. */
export interface ListContent {
	readonly noteIds: readonly string[];
	/** People who have no note in it. */
	readonly userIds?: readonly string[];
	readonly extra?: unknown;
}

/** A list as it is to be kept. */
export interface ShownList {
	readonly session: Session;
	readonly name: string;
	readonly ids: readonly string[];
	/** Of the ids that are kept. */
	readonly content: (ids: readonly string[]) => ListContent;
}

interface ListCopyOptions {
	/** By default the ids are those of notes. */
	readonly content?: (ids: readonly string[]) => ListContent;
	/** Takes over what was kept beside the notes. */
	readonly restore?: (extra: unknown) => void;
}

/** Changes are kept together, and not in the first seconds, in which there is more to do. */
const KEEP_AFTER_MS = 12_000;

const waiting = new Map<string, ShownList>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** The copy of a list by its name within the session. Its code is loaded when it is first needed. */
export function listCopy(session: Session, name: string, options: ListCopyOptions = {}): FeedCopy {
	const { content = noteIds => ({ noteIds }), restore } = options;
	return {
		async recall() {
			const copy = await (await import('@/stores/copies/copies')).recallCopy(session, name);
			restore?.(copy?.extra);
			return copy;
		},
		changed(ids) {
			if (timer === undefined) {
				timer = setTimeout(keepWaiting, KEEP_AFTER_MS);
				document.addEventListener('visibilitychange', keepWhenHidden);
			}
			waiting.set(`${session.key} ${name}`, { session, name, ids, content });
		},
	};
}

/** The page may be closed next. */
function keepWhenHidden(): void {
	if (document.visibilityState === 'hidden') keepWaiting();
}

function keepWaiting(): void {
	clearTimeout(timer);
	timer = undefined;
	document.removeEventListener('visibilitychange', keepWhenHidden);
	const lists = [...waiting.values()];
	waiting.clear();
	import('./keepLists').then(
		({ keepLists }) => keepLists(lists),
		error => console.warn('What is shown could not be kept.', error),
	);
}
