// @vitest-environment bundled-happy-dom
import { answerCalls } from '@tests/factories/answerCalls';
import { pluginCode } from '@tests/factories/plugin';
import { testSession } from '@tests/factories/renderInSession';
import { wireNote } from '@tests/factories/wireNote';
import { runScript, type ScriptEnd } from '@workers/aiscript/aiscript.client';
import type { NotesAnswer, NotesCall, ScriptApp } from '@workers/aiscript/aiscript.protocol';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Session } from '@/stores/session/Session';
import { tryPlugin } from './tryPlugin';

vi.mock('@workers/aiscript/aiscript.client', () => ({ runScript: vi.fn() }));
vi.mock('@/blocks/aiscript/scriptConstants', () => ({ scriptConstants: async () => new Map() }));

const viewNotes = vi.fn<(call: NotesCall) => Promise<NotesAnswer>>();
const stop = vi.fn();
/** What the plugin does while it starts, after it has registered its interruptor. */
let starts: (app: ScriptApp) => Promise<unknown>;
let onEnd: (end: ScriptEnd) => void;
let session: Session;
let leaving: AbortController;

beforeEach(() => {
	leaving = new AbortController();
	session = testSession();
	answerCalls(session.api, () => [wireNote({ id: 'a', text: 'low' })]);
	starts = async () => {};
	viewNotes.mockImplementation(async () => answered);
	vi.mocked(runScript)
		.mockClear()
		.mockImplementation((_program, app, end) => {
			onEnd = end;
			app.plugin?.register({ handle: 0, kind: 'note_view_interruptor', title: '' });
			void Promise.resolve()
				.then(() => starts(app))
				.then(() => app.report({ lines: [], isBusy: false, isLive: true }));
			return { trigger() {}, setPaused() {}, callHandler: vi.fn(), viewNotes, stop };
		});
});
afterEach(() => {
	vi.useRealTimers();
	viewNotes.mockReset();
	stop.mockReset();
});

const meta = { name: 'Tide', version: '1.0.0', author: 'mara', description: null, permissions: [], config: null };
const answered: NotesAnswer = { views: [{ text: 'lower' }], errors: [], computedMs: 1 };
const never = () => new Promise<never>(() => {});
const tried = () => tryPlugin(session, meta, pluginCode(''), leaving.signal);

it('a note is shown as the plugin would change it, and the worker ends', async () => {
	expect(await tried()).toMatchObject({ notes: 1, changed: [{ before: 'low', after: 'lower' }], errors: [] });
	expect(stop).toHaveBeenCalled();
});

it('a plugin that answers no page in time is named, and its worker ends', async () => {
	vi.useFakeTimers();
	viewNotes.mockImplementation(never);
	const done = vi.fn();
	void tried().then(done);
	await vi.advanceTimersByTimeAsync(5_000);
	expect(done).toHaveBeenCalledWith(
		expect.objectContaining({ changed: [], errors: ['Tide didn’t answer in time and was stopped.'] }),
	);
	expect([viewNotes.mock.calls.length, stop.mock.calls.length > 0]).toEqual([3, true]);
});

it('a first page that is late is asked about again', async () => {
	vi.useFakeTimers();
	viewNotes.mockImplementationOnce(never);
	const done = vi.fn();
	void tried().then(done);
	await vi.advanceTimersByTimeAsync(1_000);
	expect(done).toHaveBeenCalledWith(expect.objectContaining({ changed: [expect.anything()], errors: [] }));
});

it('many functions have 5 s together', async () => {
	vi.useFakeTimers();
	starts = async app => {
		for (let handle = 1; handle < 100; handle++)
			app.plugin?.register({ handle, kind: 'note_view_interruptor', title: '' });
	};
	viewNotes.mockImplementation(() => new Promise(resolve => setTimeout(resolve, 190, answered)));
	const done = vi.fn();
	void tried().then(done);
	await vi.advanceTimersByTimeAsync(5_100);
	expect(done).toHaveBeenCalledWith(
		expect.objectContaining({ errors: ['Tide didn’t answer in time and was stopped.'] }),
	);
});

it('keeps 1 MB for it, and refuses more', async () => {
	const kept: unknown[] = [];
	starts = async app => {
		for (const name of ['a', 'b', 'c']) {
			kept.push(await app.save(name, 'x'.repeat(700_000)).catch((error: Error) => error.message));
		}
		kept.push(await app.load('b'));
	};
	await tried();
	const full = 'The program’s storage of 1 MB is full.';
	expect(kept).toEqual([undefined, full, full, undefined]);
});

it('a plugin that asks for too much at once is stopped and named', async () => {
	const refused = vi.fn();
	starts = async app => {
		for (let count = 0; count < 2_100; count++) await app.load('x').catch(refused);
	};
	expect(await tried()).toMatchObject({ errors: ['Tide did too much at once and was stopped.'] });
	expect(refused).toHaveBeenCalledWith(new Error('The program is over.'));
	expect([viewNotes.mock.calls.length, stop.mock.calls.length > 0]).toEqual([0, true]);
});

it.each([
	['lines', (app: ScriptApp) => app.report({ lines: Array(10_001).fill({ text: 'x' }), isBusy: true, isLive: true })],
	['messages', async (app: ScriptApp) => Array.from({ length: 21 }, () => app.toast('x'))],
])('a plugin with too many %s is stopped and named', async (_, act) => {
	starts = act;
	expect(await tried()).toMatchObject({ errors: ['Tide did too much at once and was stopped.'] });
});

it('tells of five different failures at most', async () => {
	const error = (message: string) => ({ kind: 'Runtime' as const, message, at: null });
	const lines = [0, 0, 1, 2, 3, 4, 5, 6].map(number => ({ error: error(`out of rope ${number}`) }));
	starts = async app => app.report({ lines, isBusy: true, isLive: true });
	const { errors } = await tried();
	expect(errors).toEqual([0, 1, 2, 3, 4].map(number => `out of rope ${number}`));
});

it('a worker that dies is told of once', async () => {
	viewNotes.mockImplementation(async () => {
		onEnd('died');
		throw new Error('The program is over.');
	});
	expect(await tried()).toMatchObject({ errors: ['Tide ended unexpectedly.'] });
});

it('ends as soon as nobody waits for it, also while it starts', async () => {
	starts = never;
	const trial = tried();
	await vi.waitFor(() => expect(runScript).toHaveBeenCalled());
	leaving.abort();
	await expect(trial).rejects.toThrow();
	expect(stop).toHaveBeenCalled();
	vi.mocked(runScript).mockClear();
	await expect(tried()).rejects.toThrow();
	expect(runScript).not.toHaveBeenCalled();
});
