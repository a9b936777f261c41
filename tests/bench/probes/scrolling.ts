/** The state of the scrolling probes in the page. */
export interface ScrollingProbe {
	/** The scroll container of each column. */
	scrollers?: HTMLElement[];
	/** Notes that have been in the document. */
	seen?: Set<string>;
}

/** Finds the scroll container of each column, and records every note that is rendered from now on. */
export function watchScrolling(): void {
	const probe = globalThis as ScrollingProbe;
	const scrollerOf = (column: Element) => {
		let element = column.querySelector('article[data-note-id]')?.parentElement;
		while (element && !/auto|scroll/.test(getComputedStyle(element).overflowY)) element = element.parentElement;
		return element ?? [];
	};
	const seen = new Set<string>();
	const note = (root: ParentNode) => {
		for (const card of root.querySelectorAll<HTMLElement>('article[data-note-id]'))
			if (card.dataset.noteId) seen.add(card.dataset.noteId);
	};
	probe.seen = seen;
	probe.scrollers = [...document.querySelectorAll('section[data-column]')].flatMap(scrollerOf);
	for (const scroller of probe.scrollers) {
		note(scroller);
		new MutationObserver(records => {
			for (const record of records)
				for (const node of record.addedNodes) if (node.parentElement) note(node.parentElement);
		}).observe(scroller, { childList: true, subtree: true });
	}
}

/** Scrolls every column by `px` every 50 ms until the given number of notes were seen, or no column moves for 5 s. */
export function scrollUntilSeen({ px, notes }: { px: number; notes: number }): Promise<number> {
	const { scrollers = [], seen = new Set() } = globalThis as ScrollingProbe;
	return new Promise(resolve => {
		let still = 0;
		const timer = setInterval(() => {
			const before = scrollers.map(scroller => scroller.scrollTop);
			for (const scroller of scrollers) scroller.scrollTop += px;
			still = scrollers.some((scroller, index) => scroller.scrollTop !== before[index]) ? 0 : still + 1;
			if (seen.size < notes && still < 100) return;
			clearInterval(timer);
			resolve(seen.size);
		}, 50);
	});
}
