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

/** The first page of the timeline that an account looked at last, as it is kept in local storage. */
interface RememberedPage {
	/** Trees are as this version makes them. */
	readonly version: string;
	/** Which timeline it is of. */
	readonly name: string;
	/** Milliseconds since the epoch. */
	readonly at: number;
	readonly notes: readonly WireNote[];
	/** Of what marked-up text these notes show. */
	readonly trees: readonly (readonly [text: string, mode: MfmMode, tree: MfmTree])[];
}

const PREFIX = 'lastPage:';
/** What is older says little of what the server will answer. */
const KEPT_MS = 3_600_000;
/** The page may go any moment. */
const SOON_MS = 100;
/** Local storage is for settings and drafts before it is for this. */
const MOST_CHARACTERS = 300_000;

/**
 * Puts the page that was kept of this timeline into the store, ready to be drawn at once.
 * @returns its ids; none where nothing is kept that would still be right
 */
export function recallPage(session: Session, name: string): readonly string[] {
	// What the store has is newer.
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

/** Muted words have to be known, and where there are any, looking for them takes as long as the server. */
export function isRecallable(session: Session): boolean {
	const isKnown = !session.isMember || session.me.getState().me !== null;
	return isKnown && session.wordMutes.isEmpty;
}

/** Whether there is anything to recall, of whichever timeline. */
export function hasRememberedPage(session: Session): boolean {
	const page = localJson.get<RememberedPage>(keyOf(session));
	return page !== undefined && isFresh(page);
}

/** Keeps the first page of a timeline for the next start. The notes must be about to be taken into the store. */
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

/** Drops what is kept for an account: something in it must not be shown again. */
export function forgetPage(sessionKey: string): void {
	localJson.remove(PREFIX + sessionKey);
	forgetLastView();
}

const keyOf = (session: Session): string => PREFIX + session.key;

/** Whether it was made by this version, and in the last hour. */
function isFresh(page: RememberedPage): boolean {
	const age = Date.now() - page.at;
	return (
		page.version === version && age >= 0 && age < KEPT_MS && Array.isArray(page.notes) && Array.isArray(page.trees)
	);
}

/** Plain text is its own tree: only what the parser has made something of is kept. */
function treesOf(session: Session, ids: readonly string[]): RememberedPage['trees'] {
	const texts = shownTexts(session, ids);
	return (['full', 'simple'] as const).flatMap(mode =>
		[...texts[mode]].flatMap(text => {
			const tree = mfmClient.peek(text, mode);
			return tree === undefined || (tree.length === 1 && tree[0] === text) ? [] : [[text, mode, tree] as const];
		}),
	);
}
