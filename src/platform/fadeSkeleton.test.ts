// @vitest-environment bundled-happy-dom

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fadeSkeleton } from './fadeSkeleton';
import { setAnimations } from './reducedMotion';

beforeEach(() => {
	vi.useFakeTimers();
	document.body.innerHTML = '<div id="root"><div class="skeleton"></div></div>';
});
afterEach(() => {
	vi.useRealTimers();
	setAnimations(true);
	document.body.innerHTML = '';
});

const root = () => document.getElementById('root') as HTMLElement;
const skeleton = () => document.querySelector('.skeleton');

it('fades out over the app, and is gone after a second', () => {
	fadeSkeleton(root());
	expect(skeleton()?.parentElement).toBe(document.body);
	vi.advanceTimersByTime(999);
	expect(skeleton()).not.toBeNull();
	vi.advanceTimersByTime(1);
	expect(skeleton()).toBeNull();
});

it('stays where the app replaces it, if motion is unwanted', () => {
	setAnimations(false);
	fadeSkeleton(root());
	expect(skeleton()?.parentElement).toBe(root());
});
