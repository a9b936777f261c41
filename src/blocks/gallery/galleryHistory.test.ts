// @vitest-environment bundled-happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { attachOverlayHistory } from '@/ui/overlay/overlayHistory';
import { overlays } from '@/ui/overlay/overlays';
import { enterGalleryHistory, skipClosedGalleries, whenGalleryLeft } from './galleryHistory';

// Another test of the same worker may have left one open.
beforeEach(() => overlays.closeAll());
afterEach(() => {
	vi.restoreAllMocks();
	vi.useRealTimers();
});

/** happy-dom keeps no history entries, so the browser's part is simulated. */
function stepBack(to: string, state: unknown = {}) {
	History.prototype.replaceState.call(history, state, '', to);
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
	const entry: unknown = history.state;
	const menu = overlays.open({ kind: 'dialog', label: 'menu', render: () => null });
	await menu.requestClose('escape');
	await vi.waitFor(() => expect(overlays.top()).toBeUndefined());
	const left = leave();
	await vi.waitFor(() => expect(back).toHaveBeenCalledTimes(1));
	await new Promise(resolve => setTimeout(resolve));
	expect(back).toHaveBeenCalledTimes(1);
	stepBack('/notes/1#pswp', entry);
	await vi.waitFor(() => expect(back).toHaveBeenCalledTimes(2));
	stepBack('/notes/1');
	await left;
	detach();
});

it('goes back from the entry of a closed gallery with none behind it, and the next one still closes by one step', async () => {
	History.prototype.replaceState.call(history, {}, '', '/notes/1');
	const end = skipClosedGalleries();
	void enterGalleryHistory(() => {});
	const entry: unknown = history.state;
	stepBack('/notes/1');
	const back = vi.spyOn(history, 'back').mockImplementation(() => {});
	const forward = vi.spyOn(history, 'forward').mockImplementation(() => {});
	// The browser's forward button.
	expect(stepBack('/notes/1#pswp', entry)).toHaveBeenCalled();
	await vi.waitFor(() => expect(back).toHaveBeenCalledTimes(1));
	expect(forward).toHaveBeenCalledTimes(1);
	stepBack('/notes/1');
	const onBack = vi.fn();
	void enterGalleryHistory(onBack);
	stepBack('/notes/1');
	expect(onBack).toHaveBeenCalledTimes(1);
	end();
});

it('goes on past the entry of a closed gallery in the direction of travel', async () => {
	const [below, opened] = [{ __TSR_index: 4 }, { __TSR_index: 5 }];
	History.prototype.replaceState.call(history, below, '', '/notes/1');
	const leave = enterGalleryHistory(() => {});
	const entry: unknown = history.state;
	// A page is opened while the gallery is open.
	History.prototype.pushState.call(history, opened, '', '/notes/2');
	await leave();
	const back = vi.spyOn(history, 'back').mockImplementation(() => {});
	const forward = vi.spyOn(history, 'forward').mockImplementation(() => {});
	// The code is loaded again with the page.
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
	for (const isReloaded of [false, true]) {
		const end = skipClosedGalleries();
		if (isReloaded) History.prototype.pushState.call(history, { __TSR_index: 6 }, '', '/notes/3');
		expect(stepBack('/notes/1#pswp', entry)).toHaveBeenCalled();
		await vi.waitFor(() => expect(back).toHaveBeenCalledTimes(1));
		expect(forward).not.toHaveBeenCalled();
		expect(stepBack('/notes/1', below)).not.toHaveBeenCalled();
		expect(stepBack('/notes/1#pswp', entry)).toHaveBeenCalled();
		await vi.waitFor(() => expect(forward).toHaveBeenCalledTimes(1));
		expect(stepBack('/notes/2', opened)).not.toHaveBeenCalled();
		await vi.advanceTimersByTimeAsync(400);
		expect(back).toHaveBeenCalledTimes(1);
		for (const spy of [back, forward]) spy.mockClear();
		end();
	}
});

it('hears nothing of later steps once it has left', async () => {
	History.prototype.replaceState.call(history, {}, '', '/notes/1');
	const leave = enterGalleryHistory(() => {});
	// The page has navigated meanwhile.
	History.prototype.pushState.call(history, {}, '', '/notes/2');
	await leave();
	await whenGalleryLeft();
	expect(stepBack('/notes/1')).not.toHaveBeenCalled();
});
