import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { AppPage } from '@/domain/paths/patterns';
import { motionAllowed } from '@/platform/reducedMotion';

/** How long a page may take to show what its address names. */
const WAIT_MS = 5_000;
const LIT_MS = 3_000;

const FOCUSABLE =
	'input:not(:disabled), select:not(:disabled), textarea:not(:disabled), button:not(:disabled), a[href]';

/**
 * Scrolls to the setting that the hash of the address names, lights it up and focuses it
 * (rules/preferences#the-settings-pages).
 * @returns the function that does so for another one, also on a page that is about to open
 */
export function useMarker(
	withinRef: RefObject<HTMLElement | null>,
	page: AppPage,
	marker: string,
): (marker: string) => void {
	const stop = useRef(() => {});
	const lightUp = useCallback(
		(wanted: string) => {
			stop.current();
			if (withinRef.current) stop.current = whenThere(withinRef.current, wanted, light);
		},
		[withinRef],
	);
	// The same hash on another page names something else.
	const address = `${page}#${marker}`;
	useEffect(() => {
		const wanted = address.slice(address.indexOf('#') + 1);
		if (wanted !== '') lightUp(wanted);
	}, [address, lightUp]);
	useEffect(() => () => stop.current(), []);
	return lightUp;
}

function whenThere(within: HTMLElement, marker: string, found: (element: HTMLElement) => void): () => void {
	const look = () => {
		const element = [...within.querySelectorAll<HTMLElement>('[data-marker]')].find(
			each => each.dataset.marker === marker,
		);
		if (!element) return;
		stop();
		found(element);
	};
	const observer = new MutationObserver(look);
	const timer = setTimeout(() => stop(), WAIT_MS);
	const stop = () => {
		observer.disconnect();
		clearTimeout(timer);
	};
	observer.observe(within, { childList: true, subtree: true });
	look();
	return stop;
}

function light(element: HTMLElement): void {
	element.scrollIntoView({ block: 'center', behavior: motionAllowed() ? 'smooth' : 'instant' });
	const control = element.querySelector<HTMLElement>(FOCUSABLE) ?? element;
	if (control === element) element.tabIndex = -1;
	control.focus({ preventScroll: true });
	element.dataset.lit = '';
	setTimeout(() => delete element.dataset.lit, LIT_MS);
}
