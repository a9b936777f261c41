// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { attachOverlayHistory } from '@/ui/overlay/overlayHistory';
import { overlays } from '@/ui/overlay/overlays';
import { enterGalleryHistory } from './galleryHistory';

// Another test of the same worker may have left one open.
beforeEach(() => overlays.closeAll());
afterEach(() => {
	vi.restoreAllMocks();
});

/** happy-dom keeps no history entries, so the browser's part is simulated. */
function stepBack(to: string) {
	History.prototype.replaceState.call(history, {}, '', to);
	const event = new PopStateEvent('popstate');
	const stop = vi.spyOn(event, 'stopImmediatePropagation');
	window.dispatchEvent(event);
	return stop;
}

it('adds the hash and closes on a step back, of which the router learns nothing', () => {
	History.prototype.replaceState.call(history, {}, '', '/notes/1');
	const onBack = vi.fn();
	const leave = enterGalleryHistory(onBack);
	expect(location.hash).toBe('#pswp');
	const stop = stepBack('/notes/1');
	expect(onBack).toHaveBeenCalledTimes(1);
	expect(stop).toHaveBeenCalled();
	const back = vi.spyOn(history, 'back');
	void leave();
	expect(back).not.toHaveBeenCalled();
});

it('takes its entry away when it is closed otherwise', async () => {
	History.prototype.replaceState.call(history, {}, '', '/notes/1');
	const onBack = vi.fn();
	const leave = enterGalleryHistory(onBack);
	const back = vi.spyOn(history, 'back').mockImplementation(() => {});
	const left = leave();
	await Promise.resolve();
	expect(back).toHaveBeenCalledTimes(1);
	stepBack('/notes/1');
	await left;
	expect(onBack).not.toHaveBeenCalled();
});

it('waits for the step back of a menu that closes at the same time, as the browser would make one of both', async () => {
	History.prototype.replaceState.call(history, {}, '', '/notes/1');
	const back = vi.spyOn(history, 'back').mockImplementation(() => {});
	const detach = attachOverlayHistory(undefined);
	const leave = enterGalleryHistory(() => {});
	const menu = overlays.open({ kind: 'dialog', label: 'menu', render: () => null });
	await menu.requestClose('escape');
	await vi.waitFor(() => expect(overlays.top()).toBeUndefined());
	const left = leave();
	await vi.waitFor(() => expect(back).toHaveBeenCalledTimes(1));
	await new Promise(resolve => setTimeout(resolve));
	expect(back).toHaveBeenCalledTimes(1);
	stepBack('/notes/1#pswp');
	await vi.waitFor(() => expect(back).toHaveBeenCalledTimes(2));
	stepBack('/notes/1');
	await left;
	detach();
});
