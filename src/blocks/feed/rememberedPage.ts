import { mfmClient } from '@workers/mfm/mfm.client';
import type { MfmMode, MfmTree } from '@workers/mfm/mfm.protocol';
import { version } from '@/base/version';
import { forgetLastView } from '@/platform/lastView';
import { localJson } from '@/platform/localJson';
import { whenIdle } from '@/platform/whenIdle';
import { appEvents } from '@/stores/appEvents';
import type { Session } from '@/stores/session/Session';
import type { WireNote } from '@/wire/entities';
import { prepareMfm, shownTexts } from '../mfm/prepareMfm';

/** The first page of the timeline that an account looked at last, as stored in local storage. */
interface RememberedPage {
	/** The version that made the trees. */
	readonly version: string;
	/** The name of the timeline. */
	readonly name: string;
	/** Milliseconds since the epoch. */
	readonly at: number;
	readonly notes: readonly WireNote[];
	/** Parsed markup of these notes. */
	readonly trees: readonly (readonly [text: string, mode: MfmMode, tree: MfmTree])[];
}

const PREFIX = 'lastPage:';
/** Older pages have little in common with the server's response. */
const KEPT_MS = 3_600_000;
/** Soon, as the page may be closed at any moment. */
const SOON_MS = 100;
/** Leaves room in local storage for settings and drafts. */
const MOST_CHARACTERS = 300_000;

/**
 * Ingests the stored page of this timeline, ready to be rendered at once.
 * @returns its ids; empty if none is stored that is still valid
 */
export function recallPage(session: Session, name: string): readonly string[] {
	// The store has newer versions.
	if (session.entities.size.notes > 0) return [];
	if (!isRecallable(session)) return [];
	const page = localJson.get<RememberedPage>(keyOf(session));
	if (page === undefined || page.name !== name || !isFresh(page)) return [];
	try {
		for (const [text, mode, tree] of page.trees) mfmClient.know(text, mode, tree);
		return session.entities.ingest(page.notes);
	} catch (error) {
		console.warn('What was shown last is not readable.', error);
		return [];
	}
}

/**
 * Whether a stored page may be shown: muted words have to be known, and if there are any, checking them takes as long
 * as the server does.
 */
export function isRecallable(session: Session): boolean {
	const isKnown = !session.isMember || session.me.getState().me !== null;
	return isKnown && session.wordMutes.isEmpty;
}

/** Whether there is a stored page of any timeline. */
export function hasRememberedPage(session: Session): boolean {
	const page = localJson.get<RememberedPage>(keyOf(session));
	return page !== undefined && isFresh(page);
}

/** Stores the first page of a timeline for the next start. Call it just before the notes are ingested. */
export function rememberPage(session: Session, name: string, notes: readonly WireNote[]): void {
	const ids = notes.map(note => note.id);
	const at = Date.now();
	const write = () => {
		const page: RememberedPage = { version, name, at, notes, trees: treesOf(session, ids) };
		if (JSON.stringify(page).length > MOST_CHARACTERS) return forgetPage(session.key);
		localJson.set(keyOf(session), page);
		appEvents.emit('pageRemembered', { session, timeline: name, noteIds: ids });
	};
	queueMicrotask(() => void prepareMfm(session, ids).then(() => whenIdle(write, SOON_MS)));
}

/** Deletes an account's stored page, as it contains something that must not be shown again. */
export function forgetPage(sessionKey: string): void {
	localJson.remove(PREFIX + sessionKey);
	forgetLastView();
}

const keyOf = (session: Session): string => PREFIX + session.key;

/** Whether this version made it within the last hour. */
function isFresh(page: RememberedPage): boolean {
	const age = Date.now() - page.at;
	return (
		page.version === version && age >= 0 && age < KEPT_MS && Array.isArray(page.notes) && Array.isArray(page.trees)
	);
}

/** Only trees that differ from their text. */
function treesOf(session: Session, ids: readonly string[]): RememberedPage['trees'] {
	const texts = shownTexts(session, ids);
	return (['full', 'simple'] as const).flatMap(mode =>
		[...texts[mode]].flatMap(text => {
			const tree = mfmClient.peek(text, mode);
			return tree === undefined || (tree.length === 1 && tree[0] === text) ? [] : [[text, mode, tree] as const];
		}),
	);
}
