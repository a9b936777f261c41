export interface ColumnArrivals {
	/** `data-column`. */
	readonly kind: string;
	/** Whether it was completely in view and scrolled to its top when the watch started. */
	readonly isWatched: boolean;
	/** The notes that were rendered, and the time (ms, the machine's clock) of the next frame. */
	readonly arrivals: { readonly at: number; readonly ids: string[] }[];
}

export interface StreamProbe {
	stream?: { columns: ColumnArrivals[]; gaps: number[]; long: number };
}

/** Records from now on: notes arriving in the columns, gaps between frames, and the total of long tasks (ms). */
export function watchStream(): void {
	const probe = globalThis as StreamProbe;
	const stream: NonNullable<StreamProbe['stream']> = { columns: [], gaps: [], long: 0 };
	probe.stream = stream;
	let last = 0;
	const frame = (now: number) => {
		if (last > 0) stream.gaps.push(now - last);
		last = now;
		requestAnimationFrame(frame);
	};
	requestAnimationFrame(frame);
	new PerformanceObserver(list => {
		for (const entry of list.getEntries()) stream.long += entry.duration;
	}).observe({ entryTypes: ['longtask'] });
	for (const column of document.querySelectorAll<HTMLElement>('section[data-column]')) {
		const box = column.getBoundingClientRect();
		const arrivals: ColumnArrivals['arrivals'] = [];
		const isInView = box.left >= 0 && box.right <= innerWidth;
		const isAtTop = [...column.querySelectorAll('*')].every(element => element.scrollTop === 0);
		stream.columns.push({ kind: column.dataset.column ?? '', isWatched: isInView && isAtTop, arrivals });
		const known = new Set<string>();
		let fresh: string[] = [];
		const note = (root: Element) => {
			const cards = root.matches('article[data-note-id]') ? [root] : root.querySelectorAll('article[data-note-id]');
			for (const card of cards) {
				const id = (card as HTMLElement).dataset.noteId ?? '';
				if (!known.has(id)) fresh.push(id);
				known.add(id);
			}
		};
		new MutationObserver(records => {
			const isWaiting = fresh.length > 0;
			for (const record of records) for (const node of record.addedNodes) if (node instanceof Element) note(node);
			if (isWaiting || fresh.length === 0) return;
			requestAnimationFrame(now => {
				arrivals.push({ at: performance.timeOrigin + now, ids: fresh });
				fresh = [];
			});
		}).observe(column, { childList: true, subtree: true });
	}
}

/**
 * Waits until no task of over 20 ms has run for 300 ms, measured by messages that the page sends to itself.
 * @returns the time of that moment (ms, the machine's clock)
 */
export function untilQuiet(): Promise<number> {
	const TASK_MS = 20;
	const QUIET_MS = 300;
	return new Promise(resolve => {
		const channel = new MessageChannel();
		let last = performance.now();
		let quietSince = last;
		channel.port1.onmessage = () => {
			const now = performance.now();
			if (now - last > TASK_MS) quietSince = now;
			last = now;
			if (now - quietSince < QUIET_MS) return channel.port2.postMessage(null);
			channel.port1.close();
			resolve(performance.timeOrigin + now);
		};
		channel.port2.postMessage(null);
	});
}
