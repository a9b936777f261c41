import { startTransition } from 'react';
import { motionAllowed } from '@/platform/reducedMotion';
import { liveClock } from '@/stores/LiveClock';

/**
 * What moves begins to once its text has been there so long (ms). Each moving part is a layer of its own for the
 * compositor: in a stream of notes, or under somebody who scrolls, hundreds of them would be made only to go again.
 */
export const REST_MS = 600;
/** One timer looks after all texts that wait: what has rested starts to move with its next tick. */
const TICK_MS = 200;
/** Moving parts of one text; what comes after stands still. */
const MAX_OF_TEXT = 30;
/**
 * Moving parts of the whole page: each is a layer of its own for the compositor, which compares every part of the page
 * that comes after with each of them, in every frame that changes anything (240 cost it 290 ms on a deck of eight).
 */
const MAX_OF_PAGE = 60;
/** On the root element while live changes come fast: then nothing moves (MfmFunctions.module.css). */
const STILL = 'data-still';

interface Waiting {
	readonly wanted: number;
	restsMs: number;
	/** Told how many of the wanted parts may move. */
	readonly grant: (parts: number) => void;
}

const waiting = new Set<Waiting>();
let left = MAX_OF_PAGE;
let timer: ReturnType<typeof setInterval> | undefined;

/**
 * Lets the parts of a text move once it has rested, while the page has motion left and the reader wants any (setting
 * `animation`, `prefers-reduced-motion`).
 * @returns ends it, and gives back what was granted
 */
export function awaitMotion(wanted: number, granted: (parts: number) => void): () => void {
	let taken = 0;
	const entry: Waiting = {
		wanted,
		restsMs: 0,
		grant: parts => {
			taken = parts;
			left -= parts;
			granted(parts);
		},
	};
	waiting.add(entry);
	timer ??= setInterval(tick, TICK_MS);
	return () => {
		waiting.delete(entry);
		left += taken;
		restIfIdle();
	};
}

function tick(): void {
	document.documentElement.toggleAttribute(STILL, liveClock.isBusy);
	for (const entry of waiting) entry.restsMs += TICK_MS;
	if (left === 0 || liveClock.isBusy || !motionAllowed()) return;
	// Those that have been there longest come first; all in one render.
	startTransition(() => {
		for (const entry of waiting) {
			if (left === 0 || entry.restsMs < REST_MS) break;
			waiting.delete(entry);
			entry.grant(Math.min(entry.wanted, MAX_OF_TEXT, left));
		}
	});
}

/** Nothing moves and nothing waits to: nobody has to look. */
function restIfIdle(): void {
	if (waiting.size > 0 || left < MAX_OF_PAGE) return;
	clearInterval(timer);
	timer = undefined;
	document.documentElement.removeAttribute(STILL);
}
