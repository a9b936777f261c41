import { useCallback, useEffect, useRef, useState } from 'react';
import { type Draft, isBlankDraft } from '@/domain/Draft';
import type { DraftTarget } from '@/domain/DraftTarget';
import { drafts } from '@/stores/drafts';

/**
 * While somebody types, the draft is kept with the first key and then so often; and whenever the page is left. A file is
 * kept at once: what had gone up is nowhere else any more, should the tab die.
 */
const KEEP_EVERY_MS = 300;

export type DraftChange = Partial<Draft> | ((draft: Draft) => Partial<Draft>);

export interface HeldDraft {
	readonly draft: Draft;
	/** The draft with all changes that are not drawn yet; once nobody shows it, as it is kept. */
	readonly newest: () => Draft;
	/** A function is given the newest draft, where several changes may come before the next rendering. */
	readonly change: (change: DraftChange) => void;
	/** Begins anew and forgets what was kept. */
	readonly clear: (next: Draft) => void;
	/** Goes on showing the draft, which is kept elsewhere from now on. */
	readonly release: () => void;
	/** Keeps it here again. */
	readonly keep: () => void;
}

/**
 * A draft that is kept under its key as one types, and there again when it is opened the next time. Another composer of
 * the same context (above the timeline, in a dialog, in another tab) shows the same.
 * @param target is kept along with it
 */
export function useDraft(key: string, initial: () => Draft, target?: () => DraftTarget): HeldDraft {
	const [draft, setDraft] = useState(() => drafts.get(key) ?? initial());
	const latest = useRef(draft);
	const begin = useRef(initial);
	const aim = useRef(target);
	const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
	const isKept = useRef(true);
	const isShown = useRef(true);
	useEffect(() => {
		begin.current = initial;
		aim.current = target;
	}, [initial, target]);
	const keep = useCallback(() => {
		isKept.current = true;
		if (isBlankDraft(latest.current)) return drafts.remove(key, latest);
		latest.current = { ...latest.current, updatedAt: Date.now() };
		const about = aim.current?.();
		drafts.set(key, about ? { ...latest.current, target: about } : latest.current, latest);
	}, [key]);
	/** The last of what was typed since, if anything was. */
	const flush = useCallback(() => {
		clearTimeout(timer.current);
		timer.current = undefined;
		if (!isKept.current) keep();
	}, [keep]);
	const change = useCallback(
		(part: DraftChange) => {
			const { files } = latest.current;
			latest.current = { ...latest.current, ...(typeof part === 'function' ? part(latest.current) : part) };
			setDraft(latest.current);
			isKept.current = false;
			const isTyping = timer.current !== undefined;
			if (isTyping && latest.current.files === files) return;
			keep();
			if (!isTyping) timer.current = setTimeout(flush, KEEP_EVERY_MS);
		},
		[keep, flush],
	);
	const forget = useCallback(() => {
		clearTimeout(timer.current);
		timer.current = undefined;
		isKept.current = true;
		drafts.remove(key, latest);
	}, [key]);
	const clear = useCallback(
		(next: Draft) => {
			latest.current = next;
			setDraft(next);
			forget();
		},
		[forget],
	);
	useEffect(
		() =>
			drafts.events.on('changed', changed => {
				// What is being typed here just now is newer.
				if (changed.key !== key || changed.by === latest || timer.current !== undefined) return;
				latest.current = drafts.get(key) ?? begin.current();
				setDraft(latest.current);
			}),
		[key],
	);
	useEffect(() => {
		const ends = [drafts.events.on('flush', flush)];
		addEventListener('pagehide', flush);
		document.addEventListener('visibilitychange', flush);
		return () => {
			flush();
			for (const end of ends) end();
			removeEventListener('pagehide', flush);
			document.removeEventListener('visibilitychange', flush);
		};
	}, [flush]);
	const newest = useCallback(
		(): Draft => (isShown.current ? latest.current : (drafts.get(key) ?? latest.current)),
		[key],
	);
	useEffect(() => {
		isShown.current = true;
		return () => {
			isShown.current = false;
		};
	}, []);
	return { draft, newest, change, clear, release: forget, keep };
}
