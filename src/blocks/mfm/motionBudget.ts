import { startTransition } from 'react';
import { motionAllowed } from '@/platform/reducedMotion';
import { liveClock } from '@/stores/LiveClock';

/**
 * Moving parts start when their text has been rendered this long (ms). Each is a compositor layer: in a stream of
 * notes, or while the user scrolls, hundreds would be made and soon removed.
 */
export const REST_MS = 600;
/** One timer for all waiting texts; it stops when nothing waits. */
const TICK_MS = 200;
/** The most moving parts of one text; further ones stand still. */
const MAX_OF_TEXT = 30;
/**
 * The most moving parts of the page. Each is a compositor layer that is compared with all later parts of the page in
 * every changed frame (240 of them took 290 ms on a deck of eight columns).
 */
const MAX_OF_PAGE = 60;
/** Set on the root element while live changes come fast; stops all motion (mfmFunctionDrawers.module.css). */
const STILL = 'data-still';

interface Waiting {
	readonly wanted: number;
	/** `performance.now()` when it started to wait. */
	readonly since: number;
	/** Called with the number of parts that may move. */
	readonly grant: (parts: number) => void;
}

const waiting = new Set<Waiting>();
let left = MAX_OF_PAGE;
let timer: ReturnType<typeof setInterval> | undefined;
let listening: (() => void) | undefined;

/**
 * Lets parts of a text move once it has been rendered for a while, within the page's budget, and if the user allows
 * animations (setting `animation`, `prefers-reduced-motion`).
 * @returns the function that ends this and returns the budget
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
	// Oldest first; all in one render.
	startTransition(() => {
		for (const entry of waiting) {
			if (left === 0 || now - entry.since < REST_MS) break;
			waiting.delete(entry);
			entry.grant(Math.min(entry.wanted, MAX_OF_TEXT, left));
		}
	});
}

/** Whether waiting texts may start, or the page has to be released from standing still. */
const needsLook = (): boolean => (waiting.size > 0 && left > 0) || (liveClock.isBusy && !isIdle());

/** Whether nothing moves and nothing waits. */
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
