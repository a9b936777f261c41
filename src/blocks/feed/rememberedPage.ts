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

/**
 * Where a list is shown that is stored for the next start: on a page, whose list replaces that of the page before, or in
 * a column of the deck, of which several are stored.
 */
export type RememberedAs = 'page' | 'column';

/** The first page of a timeline that an account looked at last, as stored in local storage. */
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
const MOST_CHARACTERS: Readonly<Record<RememberedAs, number>> = { page: 300_000, column: 60_000 };
/** A column shows about six notes before it is scrolled. */
const MOST_NOTES: Readonly<Record<RememberedAs, number>> = { page: 30, column: 10 };
const MOST_COLUMNS = 8;

/** How many notes a session's store has from stored pages. */
const recalled = new WeakMap<Session, number>();
/** The columns whose pages have been stored since the start, by the session. */
const storedColumns = new WeakMap<Session, Set<string>>();

/**
 * Ingests the stored page of this timeline, ready to be rendered at once.
 * @returns its ids; empty if none is stored that is still valid
 */
export function recallPage(session: Session, name: string, as: RememberedAs): readonly string[] {
	// The store has newer versions.
	if (session.entities.size.notes > (recalled.get(session) ?? 0)) return [];
	if (!isRecallable(session)) return [];
	const page = localJson.get<RememberedPage>(keyOf(session.key, name, as));
	if (page === undefined || page.name !== name || !isFresh(page)) return [];
	try {
		for (const [text, mode, tree] of page.trees) mfmClient.know(text, mode, tree);
		const ids = session.entities.ingest(page.notes);
		recalled.set(session, session.entities.size.notes);
		return ids;
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

/** Whether a timeline's page is stored. */
export function hasRememberedPage(session: Session): boolean {
	const page = localJson.get<RememberedPage>(keyOf(session.key, '', 'page'));
	return page !== undefined && isFresh(page);
}

/** Stores the first page of a timeline for the next start. Call it just before the notes are ingested. */
export function rememberPage(session: Session, name: string, notes: readonly WireNote[], as: RememberedAs): void {
	if (as === 'column' && !takesColumn(session, name)) return;
	const kept = notes.slice(0, MOST_NOTES[as]);
	const ids = kept.map(note => note.id);
	const at = Date.now();
	const key = keyOf(session.key, name, as);
	const write = () => {
		const page: RememberedPage = { version, name, at, notes: kept, trees: treesOf(session, ids) };
		if (JSON.stringify(page).length > MOST_CHARACTERS[as]) localJson.remove(key);
		else localJson.set(key, page);
		appEvents.emit('pageRemembered', { session, timeline: name, noteIds: ids });
	};
	queueMicrotask(() => void prepareMfm(session, ids).then(() => whenIdle(write, SOON_MS)));
}

/** Makes room for a column's page: what an earlier visit stored is replaced as a whole. */
function takesColumn(session: Session, name: string): boolean {
	let stored = storedColumns.get(session);
	if (!stored) {
		stored = new Set();
		storedColumns.set(session, stored);
		forgetColumns(session.key);
	}
	if (stored.has(name)) return true;
	if (stored.size >= MOST_COLUMNS) return false;
	stored.add(name);
	return true;
}

/** Deletes an account's stored pages, as they contain something that must not be shown again. */
export function forgetPages(sessionKey: string): void {
	localJson.remove(keyOf(sessionKey, '', 'page'));
	forgetColumns(sessionKey);
	forgetLastView();
}

const forgetColumns = (sessionKey: string): void => localJson.removeAll(keyOf(sessionKey, '', 'column'));

const keyOf = (sessionKey: string, name: string, as: RememberedAs): string =>
	as === 'page' ? PREFIX + sessionKey : `${PREFIX}${sessionKey} ${name}`;

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
