// @vitest-environment bundled-happy-dom
import { testSession } from '@tests/factories/renderInSession';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { scriptStorage } from '@/stores/scripts/scriptStorage';
import { ask, prompt } from '@/ui/dialog/dialogs';
import { toasts } from '@/ui/toast/toasts';
import { SessionScriptApp } from './SessionScriptApp';

vi.mock('@/ui/dialog/dialogs', () => ({ ask: vi.fn(), prompt: vi.fn() }));

const stop = vi.fn();
const session = testSession();
const makeApp = (name?: string) =>
	new SessionScriptApp({
		...{ session, storage: scriptStorage(session.key, 'widget:w'), show: async () => {}, stop },
		...(name !== undefined && { name }),
	});
const asked = () => vi.mocked(ask).mock.calls.map(([{ title, text }]) => [title, text]);
const hi = { type: 'info', title: 'Hi', text: 'there' } as const;

beforeEach(() => {
	vi.mocked(ask).mockResolvedValue('ok');
	vi.mocked(prompt).mockResolvedValue('calm');
});
afterEach(() => {
	vi.mocked(ask).mockReset();
	vi.mocked(prompt).mockReset();
	stop.mockReset();
	for (const { id } of toasts.shown()) toasts.dismiss(id);
});

it('a dialog says which plugin it is from, also where it has a title of its own', async () => {
	const app = makeApp('Tide');
	await app.tell(hi);
	await app.confirm({ ...hi, title: '' });
	await app.readLine('Your password');
	expect(asked()).toEqual([
		['Hi', 'there\n\nFrom Tide'],
		['Tide', 'there'],
	]);
	expect(prompt).toHaveBeenCalledWith({ title: 'Your password', text: 'From Tide' });
});

it('a program that is seen says nothing of itself', async () => {
	await makeApp().tell(hi);
	expect(asked()).toEqual([['Hi', 'there']]);
});

it('shows no more of a text than somebody reads', async () => {
	const app = makeApp();
	const long = 'x'.repeat(100_000);
	app.toast(long);
	await app.tell({ type: 'info', title: long, text: long });
	const [shown] = toasts.shown();
	const [[title, text] = []] = asked();
	expect([shown?.text, title, text].map(each => [each?.length, each?.endsWith('x…')])).toEqual([
		[501, true],
		[501, true],
		[10_001, true],
	]);
});

it('from the third of a row on a dialog offers to stop the program', async () => {
	const app = makeApp();
	for (let time = 0; time < 3; time++) await app.tell(hi);
	const offered = vi.mocked(ask).mock.calls.map(([, actions]) => actions.map(({ value }) => value));
	expect(offered).toEqual([['ok'], ['ok'], ['ok', 'stop']]);
	vi.mocked(ask).mockResolvedValue('stop');
	await app.tell(hi);
	expect(stop).toHaveBeenCalledTimes(1);
});

it('a question for a text that is dismissed offers it, too', async () => {
	const app = makeApp('Tide');
	vi.mocked(prompt).mockResolvedValue(undefined);
	for (let time = 0; time < 3; time++) expect(await app.readLine('Again?')).toBeNull();
	expect(asked()).toEqual([['Tide', 'It asks again and again. Stop the program?']]);
	expect(stop).not.toHaveBeenCalled();
	vi.mocked(ask).mockResolvedValue('stop');
	await app.readLine('Again?');
	expect(stop).toHaveBeenCalledTimes(1);
});

it.each(['%2e%2e/x', 'a\tb', 'i?x', 'i#x', '\\\\evil.example', 'i x'])('calls no endpoint %j', async endpoint => {
	const sent = vi.fn();
	vi.stubGlobal('fetch', sent);
	expect(await makeApp().call(endpoint, {}, null)).toMatchObject({ failure: { message: 'invalid endpoint' } });
	expect(sent).not.toHaveBeenCalled();
	vi.unstubAllGlobals();
});
