// @vitest-environment bundled-happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setAnimations } from '@/platform/reducedMotion';
import { backTargets } from './backTargets';
import { attachOverlayHistory, type HistoryWindow, type RouterHistory } from './overlayHistory';
import { overlays } from './overlays';

interface Entry {
	state: unknown;
	href: string;
}

/** The part of a browser's session history that matters here: `back` is asynchronous and ends in `popstate`. */
class Browser extends EventTarget {
	entries: Entry[] = [{ state: { router: 1 }, href: '/' }];
	index = 0;
	get location() {
		return { href: this.entries[this.index]?.href ?? '' };
	}
	readonly history = {
		browser: this,
		get state() {
			return this.browser.entries[this.browser.index]?.state;
		},
		back: () => queueMicrotask(() => this.go(-1)),
		/** Replaced by a router's method, which also handles the pushes of others. */
		pushState: (state: unknown, _: string, href: string) => {
			this.push(state, href);
			routerSaw(href);
		},
	};
	push(state: unknown, href: string): void {
		this.entries = [...this.entries.slice(0, this.index + 1), { state, href }];
		this.index++;
	}
	go(delta: number): void {
		this.index += delta;
		this.dispatchEvent(new Event('popstate'));
	}
}

let browser: Browser;
let detach: () => void;
const routerSaw = vi.fn();
let routerPushed: Parameters<RouterHistory['subscribe']>[0];
const router: RouterHistory = {
	subscribe(listener) {
		routerPushed = listener;
		return () => {};
	},
};
const flush = () => vi.advanceTimersByTimeAsync(10);
const open = (beforeClose = () => true) =>
	overlays.open({ kind: 'dialog', label: 'x', beforeClose, render: () => null });

beforeEach(() => {
	vi.useFakeTimers();
	setAnimations(false);
	browser = new Browser();
	vi.spyOn(History.prototype, 'pushState').mockImplementation((state, _, href) => browser.push(state, String(href)));
	detach = attachOverlayHistory(router, browser as unknown as HistoryWindow);
	routerSaw.mockClear();
	browser.addEventListener('popstate', () => routerSaw(browser.location.href));
});
afterEach(async () => {
	overlays.closeAll();
	await flush();
	detach();
	vi.restoreAllMocks();
	vi.useRealTimers();
});

it('closes by the back button, and the router never learns of it', async () => {
	open();
	expect(browser.history.state).toMatchObject({ router: 1 });
	expect(browser.index).toBe(1);
	browser.go(-1);
	await flush();
	expect(overlays.top()).toBeUndefined();
	expect(browser.index).toBe(0);
	expect(routerSaw).not.toHaveBeenCalled();
});

it('takes its entry back when the overlay closes otherwise', async () => {
	open().close();
	await flush();
	expect(browser.index).toBe(0);
	expect(routerSaw).not.toHaveBeenCalled();
});

it('keeps one entry for all, and closes one with each step back', async () => {
	open();
	open();
	expect(browser.entries).toHaveLength(2);
	browser.go(-1);
	await flush();
	expect(overlays.entries()).toHaveLength(1);
	expect(browser.index).toBe(1);
	browser.go(-1);
	await flush();
	expect(overlays.entries()).toHaveLength(0);
});

it('closes what was opened in the page after the overlays, one with each step back', async () => {
	const wentBack: string[] = [];
	const ends = ['first', 'second'].map(name => {
		const end = backTargets.add(() => {
			wentBack.push(name);
			end();
		});
		return end;
	});
	open();
	expect(browser.entries).toHaveLength(2);
	for (const expected of [[], ['second'], ['second', 'first']]) {
		browser.go(-1);
		await flush();
		expect(wentBack).toEqual(expected);
	}
	expect(browser.index).toBe(0);
	expect(routerSaw).not.toHaveBeenCalled();
	for (const end of ends) end();
});

it('takes its entry back when what was opened in the page closes otherwise', async () => {
	const end = backTargets.add(() => {});
	await flush();
	expect(browser.index).toBe(1);
	end();
	await flush();
	expect(browser.index).toBe(0);
	expect(routerSaw).not.toHaveBeenCalled();
});

it('stays, with its entry, when it may not close', async () => {
	open(() => false);
	browser.go(-1);
	await flush();
	expect(overlays.top()).toBeDefined();
	expect(browser.index).toBe(1);
});

it('does not undo a navigation that the overlay led to, and steps over the entry on the way back', async () => {
	open().close();
	browser.push({ router: 2 }, '/notes/1');
	await flush();
	expect(browser.location.href).toBe('/notes/1');
	browser.go(-1);
	await flush();
	expect(browser.index).toBe(0);
	expect(routerSaw.mock.calls).toEqual([['/']]);
});

it('does not undo a navigation that comes while the entry is being taken back', async () => {
	open().close();
	// The browser has chosen the target before the push, and goes there after it.
	let step: () => void = () => undefined;
	browser.history.back = () => {
		step = () => browser.go(-browser.index);
	};
	await vi.advanceTimersByTimeAsync(0);
	browser.push({ router: 2 }, '/notes/x');
	routerPushed({ location: { href: '/notes/x', state: { router: 2 } }, action: { type: 'PUSH' } });
	step();
	await flush();
	expect(browser.location.href).toBe('/notes/x');
	expect(browser.entries).toMatchObject([{ href: '/' }, { href: '/notes/x', state: { router: 2 } }]);
	// In a browser the step back may have moved the router away from where it went.
	expect(routerSaw.mock.calls).toEqual([['/notes/x']]);
});

it('does not step back while the page is being left, which would stop that', async () => {
	open().close();
	browser.dispatchEvent(new Event('beforeunload'));
	await flush();
	expect(browser.index).toBe(1);
});

it('waits for the page that is being left, however long its closed overlay takes to fade', async () => {
	setAnimations(true);
	open().close();
	browser.dispatchEvent(new Event('beforeunload'));
	await vi.advanceTimersByTimeAsync(1_000);
	expect(overlays.entries()).toHaveLength(0);
	expect(browser.index).toBe(1);
});

it('takes its entry back after all when leaving was called off', async () => {
	open().close();
	browser.dispatchEvent(new Event('beforeunload'));
	await flush();
	open().close();
	await flush();
	expect(browser.index).toBe(0);
});

it('takes its entry back when a page that was left comes back', async () => {
	open().close();
	browser.dispatchEvent(new Event('beforeunload'));
	await flush();
	browser.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
	await flush();
	expect(browser.index).toBe(0);
});
