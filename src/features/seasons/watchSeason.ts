import { type RunningSeason, runSeason } from '@workers/season/season.client';
import { motionAllowed, REDUCED_MOTION } from '@/platform/reducedMotion';
import { preferences } from '@/stores/preferences/Preferences';
import styles from './season.module.css';
import { hemisphereOf, seasonOf } from './seasonOf';
import { seasonalEffect } from './seasonSettings';

/**
 * Shows the season's effect while the setting is on and motion is wanted (rules/start#seasons). An effect that can't be
 * drawn is logged, and left out.
 * @returns the function that stops it
 */
export function watchSeason(now = new Date()): () => void {
	let stop: (() => void) | undefined;
	const update = () => {
		const season = seasonOf(now, hemisphereOf(Intl.DateTimeFormat().resolvedOptions().timeZone));
		const isWanted = season !== null && preferences.get(seasonalEffect) && motionAllowed();
		if (isWanted === (stop !== undefined)) return;
		stop?.();
		stop = isWanted ? show(season) : undefined;
	};
	update();
	const motion = matchMedia(REDUCED_MOTION);
	motion.addEventListener('change', update);
	const observer = new MutationObserver(update);
	observer.observe(document.documentElement, { attributeFilter: ['class'] });
	const end = preferences.subscribe(seasonalEffect, update);
	return () => {
		motion.removeEventListener('change', update);
		observer.disconnect();
		end();
		stop?.();
	};
}

function show(effect: 'snow' | 'petals'): () => void {
	const canvas = document.createElement('canvas');
	canvas.className = styles.season ?? '';
	canvas.dataset.season = effect;
	canvas.ariaHidden = 'true';
	document.body.append(canvas);
	let running: RunningSeason | undefined;
	const fail = (error: unknown) => {
		console.error('The seasonal effect failed.', error);
		canvas.remove();
		running?.stop();
	};
	try {
		const isDark = getComputedStyle(document.documentElement).colorScheme.includes('dark');
		const drawing = { effect, isDark, width: innerWidth, height: innerHeight, ratio: Math.min(2, devicePixelRatio) };
		running = runSeason(canvas, drawing, fail);
	} catch (error) {
		fail(error);
	}
	const resize = () => running?.resize(innerWidth, innerHeight);
	addEventListener('resize', resize);
	return () => {
		removeEventListener('resize', resize);
		running?.stop();
		canvas.remove();
	};
}
