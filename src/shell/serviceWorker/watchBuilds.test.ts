// @vitest-environment bundled-happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Emitter } from '@/base/Emitter';
import type { Session } from '@/stores/session/Session';

// The module that has them is a new one for each page too.
vi.mock('@/i18n/text', () => ({ text: { shell: { newVersionTitle: 'New version' }, common: { reload: 'Reload' } } }));

let serverBuild = 'own';
const asked = vi.fn();
const signs = new Emitter<{ back: undefined; restored: undefined }>();
let visibility: DocumentVisibilityState = 'visible';
let stop = () => {};

/** A page of its own, so that none has been offered. */
async function watch(): Promise<() => readonly string[]> {
	vi.resetModules();
	const [{ watchBuilds }, { toasts }] = await Promise.all([import('./watchBuilds'), import('@/ui/toast/toasts')]);
	stop = watchBuilds({ reachability: { events: signs }, stream: { events: signs } } as unknown as Session);
	await vi.advanceTimersByTimeAsync(0);
	return () => toasts.shown().map(({ text }) => text);
}

const become = (state: DocumentVisibilityState) => {
	visibility = state;
	document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
	vi.useFakeTimers();
	asked.mockClear();
	serverBuild = 'own';
	visibility = 'visible';
	vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
	const script = document.createElement('script');
	script.type = 'text/plain';
	script.dataset.build = 'own';
	document.head.append(script);
	vi.stubGlobal('fetch', async () => {
		asked();
		return new Response(`<script data-build="${serverBuild}"></script>`);
	});
});
afterEach(() => {
	stop();
	vi.useRealTimers();
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
	document.head.replaceChildren();
});

it('offers a build that was deployed while the page started', async () => {
	serverBuild = 'other';
	const offers = await watch();
	expect(offers()).toHaveLength(1);
	expect(asked).toHaveBeenCalledTimes(1);
});

it('asks once when it starts; then when the server is back, each hour, and for signs that follow soon, once later', async () => {
	const offers = await watch();
	expect(asked).toHaveBeenCalledTimes(1);
	signs.emit('back', undefined);
	signs.emit('restored', undefined);
	expect(asked).toHaveBeenCalledTimes(1);
	serverBuild = 'other';
	await vi.advanceTimersByTimeAsync(10_000);
	expect(asked).toHaveBeenCalledTimes(2);
	expect(offers()).toHaveLength(1);
	await vi.advanceTimersByTimeAsync(3_600_000);
	expect(asked).toHaveBeenCalledTimes(3);
});

it('asks ten seconds after it asked last, however late within them the sign came', async () => {
	await watch();
	await vi.advanceTimersByTimeAsync(7_000);
	signs.emit('back', undefined);
	await vi.advanceTimersByTimeAsync(2_999);
	expect(asked).toHaveBeenCalledTimes(1);
	await vi.advanceTimersByTimeAsync(1);
	expect(asked).toHaveBeenCalledTimes(2);
});

it('a hidden tab asks when somebody returns to it', async () => {
	serverBuild = 'other';
	visibility = 'hidden';
	const offers = await watch();
	expect(asked).not.toHaveBeenCalled();
	become('visible');
	await vi.advanceTimersByTimeAsync(0);
	expect(offers()).toHaveLength(1);
});

it('does not offer again what was offered a moment ago', async () => {
	serverBuild = 'other';
	const offers = await watch();
	await vi.advanceTimersByTimeAsync(60_000);
	expect(offers()).toEqual([]);
	become('visible');
	await vi.advanceTimersByTimeAsync(0);
	expect(offers()).toEqual([]);
	expect(asked).toHaveBeenCalledTimes(1);
});
