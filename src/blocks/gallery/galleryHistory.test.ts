// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { enterGalleryHistory } from './galleryHistory';

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

it('takes its entry away when it is closed otherwise', () => {
	History.prototype.replaceState.call(history, {}, '', '/notes/1');
	const onBack = vi.fn();
	const leave = enterGalleryHistory(onBack);
	const back = vi.spyOn(history, 'back').mockImplementation(() => {});
	void leave();
	expect(back).toHaveBeenCalledTimes(1);
	stepBack('/notes/1');
	expect(onBack).not.toHaveBeenCalled();
});
