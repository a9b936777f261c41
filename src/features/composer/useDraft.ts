import { useCallback, useEffect, useRef, useState } from 'react';
import { type Draft, isBlankDraft } from '@/domain/Draft';
import { drafts } from '@/stores/drafts';

/** Typing is kept after such a pause, and whenever the page is left. */
const KEEP_AFTER_MS = 300;

export type DraftChange = Partial<Draft> | ((draft: Draft) => Partial<Draft>);

export interface HeldDraft {
	readonly draft: Draft;
	/** A function is given the newest draft, where several changes may come before the next rendering. */
	readonly change: (change: DraftChange) => void;
	/** Begins anew and forgets what was kept. */
	readonly clear: (next: Draft) => void;
}

/**
 * A draft that is kept under its key as one types, and there again when it is opened the next time. Another composer of
 * the same context (above the timeline, in a dialog, in another tab) shows the same.
 */
export function useDraft(key: string, initial: () => Draft): HeldDraft {
	const [draft, setDraft] = useState(() => drafts.get(key) ?? initial());
	const latest = useRef(draft);
	const begin = useRef(initial);
	const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
	useEffect(() => {
		begin.current = initial;
	}, [initial]);
	const keep = useCallback(() => {
		clearTimeout(timer.current);
		timer.current = undefined;
		const { current } = latest;
		if (isBlankDraft(current)) drafts.remove(key, latest);
		else drafts.set(key, { ...current, updatedAt: Date.now() }, latest);
	}, [key]);
	const change = useCallback(
		(part: DraftChange) => {
			latest.current = { ...latest.current, ...(typeof part === 'function' ? part(latest.current) : part) };
			setDraft(latest.current);
			clearTimeout(timer.current);
			timer.current = setTimeout(keep, KEEP_AFTER_MS);
		},
		[keep],
	);
	const clear = useCallback(
		(next: Draft) => {
			clearTimeout(timer.current);
			timer.current = undefined;
			latest.current = next;
			setDraft(next);
			drafts.remove(key, latest);
		},
		[key],
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
		const flush = () => {
			if (timer.current !== undefined) keep();
		};
		addEventListener('pagehide', flush);
		document.addEventListener('visibilitychange', flush);
		return () => {
			flush();
			removeEventListener('pagehide', flush);
			document.removeEventListener('visibilitychange', flush);
		};
	}, [keep]);
	return { draft, change, clear };
}
