import type { ScrollingProbe } from './scrolling';

/**
 * Scrolls each column down by `px` every 50 ms until it has shown the given number of notes, or hasn't moved for 5 s.
 */
export function scrollThrough({ px, notes }: { px: number; notes: number }): Promise<number> {
	const { scrollers = [], seen = new Set() } = globalThis as ScrollingProbe;
	const STILL_TICKS = 100;
	const columns = scrollers.map(scroller => ({ scroller, shown: new Set<string>(), still: 0 }));
	return new Promise(resolve => {
		const timer = setInterval(() => {
			for (const column of columns) {
				for (const card of column.scroller.querySelectorAll<HTMLElement>('article[data-note-id]'))
					column.shown.add(card.dataset.noteId ?? '');
				if (column.shown.size >= notes || column.still >= STILL_TICKS) continue;
				const before = column.scroller.scrollTop;
				column.scroller.scrollTop = before + px;
				column.still = column.scroller.scrollTop === before ? column.still + 1 : 0;
			}
			if (columns.some(column => column.shown.size < notes && column.still < STILL_TICKS)) return;
			clearInterval(timer);
			resolve(seen.size);
		}, 50);
	});
}

/** Scrolls every column back to its top by `px` every 50 ms. */
export function scrollBack({ px }: { px: number }): Promise<void> {
	const { scrollers = [] } = globalThis as ScrollingProbe;
	return new Promise(resolve => {
		const timer = setInterval(() => {
			for (const scroller of scrollers) scroller.scrollTop = Math.max(0, scroller.scrollTop - px);
			if (scrollers.some(scroller => scroller.scrollTop > 0)) return;
			clearInterval(timer);
			resolve();
		}, 50);
	});
}
