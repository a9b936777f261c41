// @vitest-environment bundled-happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NetworkError } from '@/api/ApiError';
import { toasts } from '@/ui/toast/toasts';
import { showError } from './showError';

const { ask, alert } = vi.hoisted(() => ({ ask: vi.fn(), alert: vi.fn() }));
vi.mock('@/ui/dialog/dialogs', () => ({ ask, alert }));

beforeEach(() => {
	ask.mockReset();
	alert.mockReset();
	for (const { id } of toasts.shown()) toasts.dismiss(id);
});
afterEach(() => vi.unstubAllGlobals());

const lost = new TypeError('Failed to fetch dynamically imported module: https://a.example/assets/EmojiPicker.js');
const offered = () => ask.mock.lastCall?.[1].map(({ value }: { value: string }) => value);

it('offers the reload where a part is of a version that the server no longer has', async () => {
	vi.stubGlobal('fetch', async () => new Response(null, { status: 404 }));
	await showError(lost, () => {});
	expect(ask.mock.lastCall?.[0]).toMatchObject({ title: 'A new version is available' });
	expect(offered()).toEqual(['close', 'reload']);
});

it('offers to try again otherwise', async () => {
	vi.stubGlobal('fetch', async () => new Response(null, { status: 200 }));
	const retry = vi.fn();
	ask.mockResolvedValue('retry');
	await showError(lost, retry);
	expect(ask.mock.lastCall?.[0]).toMatchObject({ text: expect.stringContaining('ASYNC_COMP_LOAD_FAIL') });
	expect(offered()).toEqual(['close', 'retry']);
	expect(retry).toHaveBeenCalledTimes(1);
});

it('says in passing that a part can’t be had without the server, and offers it again', async () => {
	vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
	const retry = vi.fn();
	await showError(lost, retry);
	expect(ask).not.toHaveBeenCalled();
	expect(toasts.shown()).toMatchObject([{ text: expect.stringMatching(/^Couldn’t open this/) }]);
	toasts.act();
	expect(retry).toHaveBeenCalledTimes(1);
});

it('says in passing, and once, what could not be done without a connection', async () => {
	const away = new NetworkError('notes/favorites/create', new TypeError('Failed to fetch'));
	await showError(away);
	await showError(away);
	expect([ask.mock.calls, alert.mock.calls]).toEqual([[], []]);
	expect(toasts.shown()).toMatchObject([{ text: expect.stringMatching(/No connection.*Try again/) }]);
});

it('says in other words that there is a connection, but a gateway answers for the server', async () => {
	await showError(new NetworkError('notes/favorites/create', new Error('HTTP 502'), '<html>Bad gateway</html>'));
	expect([ask.mock.calls, alert.mock.calls]).toEqual([[], []]);
	expect(toasts.shown()).toMatchObject([{ text: expect.stringMatching(/^The server isn’t responding/) }]);
});
