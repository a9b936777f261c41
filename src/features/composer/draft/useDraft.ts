import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { randomId } from '@/base/randomId';
import { showDraftKept } from '@/blocks/drafts/showDraftKept';
import { type Draft, isBlankDraft } from '@/domain/draft/Draft';
import type { DraftTarget } from '@/domain/draft/DraftTarget';
import { draftContent } from '@/domain/draft/draftContent';
import { mergeText } from '@/domain/draft/mergeText';
import { unversioned } from '@/domain/draft/unversioned';
import { text } from '@/i18n/text';
import { drafts } from '@/stores/drafts';
import { DraftReplica, type ReceivedDraft } from './DraftReplica';

/**
 * While the user types, the draft is stored with the first key and then this often, and whenever the page is left.
 * Choices and attached files are stored at once: nothing else refers to the files if the tab dies, and a composer that
 * is opened as another one closes begins with them.
 */
const KEEP_EVERY_MS = 300;
const TYPED: ReadonlySet<string> = new Set<keyof Draft>(['text', 'cw']);
/** How long another composer may take to merge simultaneous edits. */
const MERGE_WITHIN_MS = 1_000;

export type DraftChange = Partial<Draft> | ((draft: Draft) => Partial<Draft>);

export interface HeldDraft {
	readonly draft: Draft;
	/** The draft with changes that aren't rendered yet; after unmounting, as stored. */
	readonly newest: () => Draft;
	/** A function gets the newest draft, for several changes before the next render. */
	readonly change: (change: DraftChange) => void;
	/** Starts over and deletes the stored draft. After `release` it deletes nothing: what was begun here since is shown. */
	readonly clear: (next: Draft) => void;
	/** Keeps showing the draft, which is stored elsewhere from now on. What others begin here meanwhile is theirs alone. */
	readonly release: () => void;
	/** Stores it here again. */
	readonly keep: () => void;
}

interface DraftPlace {
	readonly sessionKey: string;
	/** The storage key. */
	readonly key: string;
	/** Returns the initial draft if none is stored. */
	readonly begin: () => Draft;
	/** Returns what every draft of this place is filled with; a draft without more than that isn't stored. */
	readonly empty: () => Draft;
	/** Stored with the draft. */
	readonly target?: () => DraftTarget;
}

/**
 * A draft that is stored under its key while the user types, and is there again when it is next opened. Another
 * composer with the same context (above the timeline, in a dialog, in another tab) shows the same draft; simultaneous
 * edits are merged.
 */
export function useDraft(place: DraftPlace): HeldDraft {
	const { key, sessionKey } = place;
	const [replica] = useState(() => new DraftReplica(drafts.get(key) ?? place.begin()));
	const [draft, setDraft] = useState(replica.latest);
	const now = useRef(place);
	const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
	const merging = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
	const isKept = useRef(true);
	const isReleased = useRef(false);
	const isShown = useRef(true);
	/** The text on the screen, while another composer's change isn't rendered yet. */
	const undrawn = useRef<string | null>(null);
	useEffect(() => {
		now.current = place;
	}, [place]);
	useLayoutEffect(() => {
		if (draft === replica.latest) undrawn.current = null;
	}, [draft, replica]);

	const take = useCallback(
		(heard: ReceivedDraft, before: Draft) => {
			const { merged: both, lost } = heard;
			if (replica.latest.text !== before.text) undrawn.current ??= before.text;
			setDraft(replica.latest);
			if (both) {
				isKept.current = true;
				drafts.set(key, withTarget(both, now.current.target), replica);
			}
			if (!lost) return;
			drafts.set(drafts.keyOf(sessionKey, `kept:${lost.id}`), withTarget(lost.draft, now.current.target), replica);
			showDraftKept(sessionKey, text.drafts.notMerged);
		},
		[key, replica, sessionKey],
	);
	const mergeWaiting = useCallback(() => {
		clearTimeout(merging.current);
		merging.current = undefined;
		const before = replica.latest;
		for (const heard of replica.mergeWaiting()) take(heard, before);
	}, [replica, take]);

	/** Shows what is stored here by now, or else `next`. */
	const takeUp = useCallback(
		(next: Draft) => {
			isReleased.current = false;
			replica.reset(drafts.get(key) ?? next);
			setDraft(replica.latest);
		},
		[key, replica],
	);
	const keep = useCallback(() => {
		isKept.current = true;
		const { empty, target } = now.current;
		const { latest } = replica;
		const isBack = isReleased.current;
		isReleased.current = false;
		if (isBlankDraft(latest) || saysNoMore(latest, empty())) {
			if (isBack) return takeUp(latest);
			if (drafts.get(key)) drafts.remove(key, replica);
			return;
		}
		const begun = isBack ? drafts.get(key) : undefined;
		if (begun && !isBlankDraft(begun)) {
			// Another note was begun here meanwhile, which has nothing to do with this one.
			const aside = { ...unversioned(latest), updatedAt: Date.now() };
			if (!drafts.set(drafts.keyOf(sessionKey, `kept:${randomId()}`), withTarget(aside, target), replica)) return;
			showDraftKept(sessionKey, text.drafts.olderKept);
			return takeUp(latest);
		}
		// A tab that was asleep has missed other tabs' changes.
		const stored = drafts.get(key);
		if (stored) {
			const heard = replica.receive(stored);
			if (replica.latest !== latest) take(heard, latest);
			if (heard.merged) return;
			if (heard.isWaiting) merging.current ??= setTimeout(() => mergeWaiting(), MERGE_WITHIN_MS);
		}
		drafts.set(key, withTarget(replica.version(), target), replica);
	}, [key, replica, sessionKey, take, takeUp, mergeWaiting]);
	/** Stores the last changes, if there are any. */
	const flush = useCallback(() => {
		clearTimeout(timer.current);
		timer.current = undefined;
		if (!isKept.current) keep();
	}, [keep]);
	const change = useCallback(
		(part: DraftChange) => {
			const { latest } = replica;
			const given = typeof part === 'function' ? part(latest) : part;
			const seen = undrawn.current;
			// It is based on the text on the screen, which lacks another composer's latest change.
			const isOfScreen = typeof part === 'object' && given.text !== undefined && seen !== null;
			const written = isOfScreen ? merged(seen, given.text ?? '', latest.text) : given.text;
			if (isOfScreen) undrawn.current = given.text ?? '';
			replica.latest = { ...latest, ...given, ...(written === undefined ? {} : { text: written }) };
			setDraft(replica.latest);
			// The note has left: what it is changed to is stored only if it comes back.
			if (isReleased.current) return;
			isKept.current = false;
			const isTyping = timer.current !== undefined;
			if (isTyping && Object.keys(given).every(name => TYPED.has(name))) return;
			keep();
			if (!isTyping) timer.current = setTimeout(flush, KEEP_EVERY_MS);
		},
		[keep, flush, replica],
	);
	const forget = useCallback(() => {
		clearTimeout(timer.current);
		timer.current = undefined;
		isKept.current = true;
		drafts.remove(key, replica);
	}, [key, replica]);
	const release = useCallback(() => {
		forget();
		isReleased.current = true;
	}, [forget]);
	const clear = useCallback(
		(next: Draft) => {
			if (!isReleased.current) forget();
			takeUp(next);
		},
		[forget, takeUp],
	);
	useEffect(() => {
		const end = drafts.events.on('changed', changed => {
			if (changed.key !== key || changed.by === replica || isReleased.current) return;
			if (changed.draft) {
				const before = replica.latest;
				const heard = replica.receive(changed.draft);
				if (heard.isWaiting) merging.current ??= setTimeout(mergeWaiting, MERGE_WITHIN_MS);
				else if (replica.latest !== before) take(heard, before);
			} else if (isKept.current) {
				replica.reset(now.current.empty());
				setDraft(replica.latest);
			}
		});
		const endFlush = drafts.events.on('flush', flush);
		return () => {
			mergeWaiting();
			flush();
			end();
			endFlush();
		};
	}, [key, replica, take, flush, mergeWaiting]);
	const newest = useCallback(
		(): Draft => (isShown.current ? replica.latest : (drafts.get(key) ?? replica.latest)),
		[key, replica],
	);
	useEffect(() => {
		isShown.current = true;
		return () => {
			isShown.current = false;
		};
	}, []);
	return { draft, newest, change, clear, release, keep };
}

function withTarget<T extends Draft>(draft: T, target: (() => DraftTarget) | undefined): T & { target?: DraftTarget } {
	return target ? { ...draft, target: target() } : draft;
}

/** If both rewrote the same words, both are kept, one after the other. */
const merged = (base: string, mine: string, theirs: string): string =>
	mergeText(base, mine, theirs) ?? `${mine}\n${theirs}`;

const saysNoMore = (draft: Draft, empty: Draft): boolean =>
	draftContent(draft) === draftContent(empty) && draft.visibleUserIds.every(id => empty.visibleUserIds.includes(id));
