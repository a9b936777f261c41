import { startTransition } from 'react';
import { motionAllowed } from '@/platform/reducedMotion';
import { liveClock } from '@/stores/LiveClock';

/**
 * What moves begins to once its text has been there so long (ms). Each moving part is a layer of its own for the
 * compositor: in a stream of notes, or under somebody who scrolls, hundreds of them would be made only to go again.
 */
export const REST_MS = 600;
/** One timer looks after all texts that wait: what has rested starts to move with its next tick. It rests when nothing waits. */
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
	/** `performance.now()` as it began to. */
	readonly since: number;
	/** Told how many of the wanted parts may move. */
	readonly grant: (parts: number) => void;
}

const waiting = new Set<Waiting>();
let left = MAX_OF_PAGE;
let timer: ReturnType<typeof setInterval> | undefined;
let listening: (() => void) | undefined;

/**
 * Lets the parts of a text move once it has rested, while the page has motion left and the reader wants any (setting
 * `animation`, `prefers-reduced-motion`).
 * @returns ends it, and gives back what was granted
 */
export function awaitMotion(wanted: number, granted: (parts: number) => void): () => void {
	let taken = 0;
	const entry: Waiting = {
		wanted,
		since: performance.now(),
		grant: parts => {
			taken = parts;
			left -= parts;
			granted(parts);
		},
	};
	waiting.add(entry);
	listening ??= liveClock.events.on('ticked', lookIfNeeded);
	lookIfNeeded();
	return () => {
		waiting.delete(entry);
		left += taken;
		if (isIdle()) rest();
		else lookIfNeeded();
	};
}

function tick(): void {
	document.documentElement.toggleAttribute(STILL, liveClock.isBusy);
	if (left > 0 && !liveClock.isBusy && motionAllowed()) grantToRested();
	if (!needsLook()) stopTimer();
}

function grantToRested(): void {
	const now = performance.now();
	// Those that have been there longest come first; all in one render.
	startTransition(() => {
		for (const entry of waiting) {
			if (left === 0 || now - entry.since < REST_MS) break;
			waiting.delete(entry);
			entry.grant(Math.min(entry.wanted, MAX_OF_TEXT, left));
		}
	});
}

/** Something may begin to move, or has to be told when it may again. */
const needsLook = (): boolean => (waiting.size > 0 && left > 0) || (liveClock.isBusy && !isIdle());

/** Nothing moves, and nothing waits to. */
const isIdle = (): boolean => waiting.size === 0 && left === MAX_OF_PAGE;

function lookIfNeeded(): void {
	if (needsLook()) timer ??= setInterval(tick, TICK_MS);
}

function stopTimer(): void {
	clearInterval(timer);
	timer = undefined;
}

function rest(): void {
	stopTimer();
	listening?.();
	listening = undefined;
	document.documentElement.removeAttribute(STILL);
}
