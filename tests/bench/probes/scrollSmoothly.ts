import type { ScrollingProbe } from './scrolling';

export interface SmoothScroll {
	/** ms between frames, without those that waited for older notes. */
	readonly gaps: number[];
	/** Frames that waited for older notes. */
	readonly waits: number;
	/** Checked points, and those without a row. */
	readonly points: number;
	readonly blanks: number;
}

/** Scrolls the first column by `px` per frame for `distance`, checking five points down its middle in each frame. */
export function scrollSmoothly({ px, distance }: { px: number; distance: number }): Promise<SmoothScroll> {
	const scroller = (globalThis as ScrollingProbe).scrollers?.[0];
	if (!scroller) throw new Error('There is nothing to scroll.');
	const POINTS = 5;
	const gaps: number[] = [];
	let waits = 0;
	let points = 0;
	let blanks = 0;
	let done = 0;
	let last: number | null = null;
	const look = () => {
		const box = scroller.getBoundingClientRect();
		for (let index = 1; index <= POINTS; index++) {
			const y = box.top + (box.height * index) / (POINTS + 1);
			const top = document.elementFromPoint(box.left + box.width / 2, y);
			points++;
			if (!top?.closest('article[data-note-id]')) blanks++;
		}
	};
	return new Promise(resolve => {
		const frame = (now: number) => {
			const before = scroller.scrollTop;
			scroller.scrollTop = before + px;
			const moved = scroller.scrollTop - before;
			if (moved < px) {
				// At the end of what is loaded: the gaps before and after this frame are not caused by scrolling.
				waits++;
				last = null;
			} else {
				if (last !== null) gaps.push(now - last);
				last = now;
				look();
			}
			done += moved;
			if (done < distance) requestAnimationFrame(frame);
			else resolve({ gaps, waits, points, blanks });
		};
		requestAnimationFrame(frame);
	});
}
