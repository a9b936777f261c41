import { createStore } from 'zustand/vanilla';

interface ColumnView {
	/** Columns of which at least half is visible. */
	readonly shown: ReadonlySet<string>;
	/** The unread count of each column; missing for none. */
	readonly unread: Readonly<Record<string, number>>;
}

/** Which columns are visible and which have unread notes, for the lists of columns. */
export const columnView = createStore<ColumnView>(() => ({ shown: new Set(), unread: {} }));

const SHOWN_FROM = 0.5;
/** Higher counts are shown as 99+. */
const MOST_TOLD = 100;
const MARKS_EVERY_MS = 500;
const ids = new Map<Element, string>();
let observer: IntersectionObserver | undefined;

/** @returns the function that stops it */
export function watchShown(section: Element, id: string): () => void {
	if (typeof IntersectionObserver === 'undefined') return () => {};
	observer ??= new IntersectionObserver(
		entries => {
			for (const { target, intersectionRatio } of entries) setShown(ids.get(target), intersectionRatio >= SHOWN_FROM);
		},
		{ threshold: SHOWN_FROM },
	);
	ids.set(section, id);
	observer.observe(section);
	return () => {
		observer?.unobserve(section);
		ids.delete(section);
		setShown(id, false);
		setUnread(id, 0);
	};
}

function setShown(id: string | undefined, isShown: boolean): void {
	const { shown } = columnView.getState();
	if (id === undefined || shown.has(id) === isShown) return;
	const next = new Set(shown);
	if (isShown) next.add(id);
	else next.delete(id);
	columnView.setState({ shown: next });
}

/** Changes since the marks were last rendered. */
const changed = new Map<string, number>();
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Sets a column's unread count. Counts are rendered together, so that a busy stream doesn't render for each note; zero
 * is rendered at once.
 */
export function setUnread(id: string, count: number): void {
	const next = Math.min(count, MOST_TOLD);
	if (next === (changed.get(id) ?? columnView.getState().unread[id] ?? 0)) return;
	changed.set(id, next);
	if (next === 0) drawMarks();
	else timer ??= setTimeout(drawMarks, MARKS_EVERY_MS);
}

function drawMarks(): void {
	clearTimeout(timer);
	timer = undefined;
	const all = { ...columnView.getState().unread, ...Object.fromEntries(changed) };
	changed.clear();
	columnView.setState({ unread: Object.fromEntries(Object.entries(all).filter(([, count]) => count > 0)) });
}
