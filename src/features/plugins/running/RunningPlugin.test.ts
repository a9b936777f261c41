// @vitest-environment bundled-happy-dom

import { memoryDatabase } from '@tests/factories/memoryDatabase';
import { plugin } from '@tests/factories/plugin';
import { testSession } from '@tests/factories/renderInSession';
import { runScript, type ScriptEnd } from '@workers/aiscript/aiscript.client';
import type {
	HandlerAnswer,
	NotesAnswer,
	NotesCall,
	PluginHandlerKind,
	ScriptApp,
	ScriptLine,
} from '@workers/aiscript/aiscript.protocol';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { handlers } from '@/stores/handlers';
import { keepLocalGrant } from '@/stores/plugins/localGrants';
import { columnsOfPlugins } from '@/stores/plugins/pluginColumns';
import { pluginStorage } from '@/stores/plugins/pluginKeys';
import { pluginPhases } from '@/stores/plugins/pluginPhases';
import { plugins } from '@/stores/plugins/pluginPreferences';
import { keepToken } from '@/stores/plugins/pluginTokens';
import { Preferences, preferences } from '@/stores/preferences/Preferences';
import { forgetScript } from '@/stores/scripts/forgetScripts';
import { Session } from '@/stores/session/Session';
import { toasts } from '@/ui/toast/toasts';
import { RunningPlugin } from './RunningPlugin';

vi.mock('@workers/aiscript/aiscript.client', () => ({ runScript: vi.fn() }));
vi.mock('@/blocks/aiscript/scriptConstants', () => ({ scriptConstants: async () => new Map() }));
vi.spyOn(console, 'warn').mockImplementation(() => {});

const callHandler = vi.fn<(call: object) => Promise<HandlerAnswer<unknown>>>();
const viewNotes = vi.fn<(call: NotesCall) => Promise<NotesAnswer>>();
const stop = vi.fn();
let app: ScriptApp;
let end: (how: ScriptEnd) => void;
let session: Session;
let running: RunningPlugin;

beforeEach(async () => {
	vi.mocked(runScript).mockImplementation((_program, given, onEnd) => {
		[app, end] = [given, onEnd];
		return { trigger() {}, setPaused() {}, callHandler, viewNotes, stop };
	});
	session = testSession();
	running = new RunningPlugin(session, plugin(''));
});
afterEach(() => {
	running.stop();
	for (const { id } of toasts.shown()) toasts.dismiss(id);
	vi.useRealTimers();
	vi.unstubAllGlobals();
	callHandler.mockReset();
	viewNotes.mockReset();
});

const report = (lines: readonly ScriptLine[], isBusy = false, isLive = true) => app.report({ lines, isBusy, isLive });
const register = (kind: PluginHandlerKind, handle = 0) => app.plugin?.register({ handle, kind, title: 'Count' });
const log = () => running.state.getState().lines.map(line => ('text' in line ? line.text : line.error.message));
const notices = () => toasts.shown().map(({ text }) => text);
const fails = (message: string) => ({
	results: [{ error: { kind: 'Runtime', message, at: null } }],
	...{ changes: new Map(), computedMs: 1 },
});
const answers = (value: unknown, computedMs = 1) => ({ results: [{ value }], changes: new Map(), computedMs });

it('the log tells of its start, and what it printed', async () => {
	await running.start();
	await report([{ text: 'calm' }], true);
	expect([running.state.getState().phase, log()]).toEqual(['starting', ['Starting plugin...', 'calm']]);
	await report([]);
	expect([running.state.getState().phase, log()]).toEqual([
		'running',
		['Starting plugin...', 'calm', 'Plugin started'],
	]);
});

it('a start that fails is an error in the log, and a notice with its name', async () => {
	await running.start();
	await report([{ error: { kind: 'Runtime', message: 'out of rope', at: null } }], false, false);
	end('ended');
	expect(log()).toEqual(['Starting plugin...', 'out of rope']);
	expect(running.state.getState()).toMatchObject({ phase: 'over', stopped: 'failed' });
	expect(notices()).toEqual(['Tide failed and was stopped.']);
});

it('an error of a function that was called while it started is none of its start', async () => {
	await running.start();
	await report([{ error: { kind: 'Runtime', message: 'out of rope', at: null } }]);
	expect([running.state.getState().phase, log()]).toEqual([
		'running',
		['Starting plugin...', 'out of rope', 'Plugin started'],
	]);
});

it('one that ends by itself is only over', async () => {
	await running.start();
	await report([]);
	end('ended');
	expect([running.state.getState().phase, notices()]).toEqual(['over', []]);
});

it.each([
	['unresponsive', 'Tide didn’t answer and was stopped.'],
	['died', 'Tide ended unexpectedly.'],
	['unsupported', 'This browser can’t run Tide.'],
] as const)('a worker that is %s is told of', async (how, notice) => {
	await running.start();
	end(how);
	expect([running.isOver, notices()]).toEqual([true, [notice]]);
});

it('its handlers are its session’s, and go when it stops', async () => {
	await running.start();
	register('note_action');
	const other = new Session('https://b.example', null);
	expect(handlers.of(session, 'note_action')).toHaveLength(1);
	expect(handlers.of(other, 'note_action')).toHaveLength(0);
	running.stop();
	expect(handlers.all('note_action')).toEqual([]);
	expect(stop).toHaveBeenCalled();
	register('note_action');
	expect(handlers.all('note_action')).toEqual([]);
});

it('keeps values only while it is installed, whatever this tab knows of that', async () => {
	const database = memoryDatabase();
	await preferences.load(Promise.resolve(database), session);
	preferences.set(plugins, [plugin('')]);
	await preferences.settled();
	await running.start();
	await app.save('depth', 4);
	const other = new Preferences();
	await other.load(Promise.resolve(database), session);
	other.set(plugins, []);
	await other.settled();
	await forgetScript(session.key, pluginStorage('tide'));
	await expect(app.save('depth', 5)).rejects.toThrow('The program is over.');
	expect(await app.load('depth')).toBeUndefined();
});

it('what it did and cost is counted', async () => {
	vi.stubGlobal('fetch', async () => new Response('{}'));
	await running.start();
	callHandler.mockResolvedValue(answers(1, 12));
	await running.ask(0, { inputs: [1, 2, 3], limits: { steps: 1, computeMs: 1 } });
	await app.call('i', {}, null);
	expect(running.state.getState().cost).toEqual({ calls: 3, ms: 12, requests: 1 });
});

it('three calls in a row without an answer stop it, and one with an answer doesn’t count', async () => {
	await running.start();
	const asking = { inputs: [1], limits: { steps: 1, computeMs: 1 }, withinMs: 5 };
	const never = () => callHandler.mockReturnValue(new Promise(() => {}));
	never();
	for (let count = 0; count < 2; count++) expect(await running.ask(0, asking)).toBeNull();
	callHandler.mockResolvedValue(answers(1));
	expect(await running.ask(0, asking)).toEqual([{ value: 1 }]);
	never();
	for (let count = 0; count < 2; count++) await running.ask(0, asking);
	expect(running.isOver).toBe(false);
	await running.ask(0, asking);
	expect(notices()).toEqual(['Tide didn’t answer in time and was stopped.']);
	expect(await running.ask(0, asking)).toBeNull();
});

it('five calls in a row that fail stop it', async () => {
	await running.start();
	callHandler.mockResolvedValue(fails('max step exceeded'));
	for (let count = 0; count < 5; count++) await running.ask(0, { inputs: [1], limits: { steps: 1, computeMs: 1 } });
	expect([running.isOver, notices()]).toEqual([true, ['Tide failed several times and was stopped.']]);
});

it('failures don’t count as late answers, and an answer in time that fails is no late one', async () => {
	vi.useFakeTimers();
	await running.start();
	const ask = async (answer: () => Promise<HandlerAnswer<unknown>>) => {
		callHandler.mockImplementationOnce(answer);
		const asked = running.ask(0, { inputs: [1], limits: { steps: 1, computeMs: 1 }, withinMs: 5 });
		await vi.advanceTimersByTimeAsync(5);
		await asked;
	};
	const late = () => new Promise<never>(() => {});
	const failing = async () => fails('out of rope');
	for (const answer of [failing, failing, late, failing, late, late]) await ask(answer);
	expect(running.isOver).toBe(false);
	await ask(late);
	expect(running.state.getState().stopped).toBe('late');
});

it('tells how notes show, and counts each that it was asked about', async () => {
	await running.start();
	register('note_view_interruptor', 4);
	const [interruptor] = handlers.of(session, 'note_view_interruptor');
	const batch = { notes: '[{"id":"a"},{"id":"b"},{"id":"c"}]', views: [{ text: 'low' }, null, {}] };
	viewNotes.mockResolvedValueOnce({ views: [{ text: 'lower' }, {}, null], errors: [], computedMs: 12 });
	expect(await interruptor?.run(batch, 200)).toEqual([{ text: 'lower' }, null, null]);
	expect(viewNotes).toHaveBeenCalledWith({ handle: 4, ...batch, limits: { steps: 1_000_000, computeMs: 200 } });
	expect(running.state.getState().cost).toEqual({ calls: 2, ms: 12, requests: 0 });
	viewNotes.mockResolvedValueOnce({ views: [{ text: 7 }] as never, errors: [], computedMs: 0 });
	expect(await interruptor?.run(batch, 200)).toEqual(batch.views);
	viewNotes.mockRejectedValueOnce(new Error('out of rope'));
	expect(await interruptor?.run(batch, 200)).toEqual(batch.views);
	expect(log().at(-1)).toBe('out of rope');
});

it('notes stay as they are where it fails, and 5 times in a row stop it', async () => {
	await running.start();
	const batch = { notes: '[{"id":"a"}]', views: [{ text: 'low' }] };
	const errors = [{ kind: 'Runtime' as const, message: 'x', at: null }];
	viewNotes.mockImplementation(async () => ({ views: [{}], errors, computedMs: 1 }));
	for (let count = 1; count < 5; count++) await running.view(0, batch, 5);
	expect(running.isOver).toBe(false);
	await running.view(0, batch, 5);
	expect(running.state.getState().stopped).toBe('failing');
	expect(await running.view(0, batch, 5)).toEqual([{ text: 'low' }]);
});

it('pages that run out of time for it 3 times in a row stop it, however long it took itself', async () => {
	await running.start();
	register('note_view_interruptor');
	const [interruptor] = handlers.of(session, 'note_view_interruptor');
	const batch = { notes: '[{"id":"a"}]', views: [{ text: 'low' }] };
	viewNotes.mockImplementation(() => new Promise(() => {}));
	for (let count = 0; count < 4; count++) expect(await interruptor?.run(batch, 5)).toBeNull();
	for (const isLate of [true, true, false, true, true]) interruptor?.judged(isLate);
	expect(running.isOver).toBe(false);
	interruptor?.judged(true);
	expect(running.state.getState().stopped).toBe('late');
	expect(await interruptor?.run(batch, 5)).toEqual([{ text: 'low' }]);
});

it('a page that it answers doesn’t set back how often pages ran out of time for it', async () => {
	await running.start();
	register('note_view_interruptor');
	const [interruptor] = handlers.of(session, 'note_view_interruptor');
	viewNotes.mockResolvedValue({ views: [{}], errors: [], computedMs: 1 });
	for (let count = 0; count < 3; count++) {
		await interruptor?.run({ notes: '[{"id":"a"}]', views: [{}] }, 5);
		interruptor?.judged(true);
	}
	expect(running.state.getState().stopped).toBe('late');
});

it('a flood of messages stops it', async () => {
	await running.start();
	for (let count = 0; count < 50; count++) app.toast(`Message ${count}`);
	expect(running.isOver).toBe(true);
	expect(notices().at(-1)).toBe('Tide did too much at once and was stopped.');
});

it.each([
	['messages', () => app.load('x')],
	['questions', () => app.confirm({ type: 'question', title: 'Sure?', text: '' })],
	['addresses', async () => app.plugin?.openUrl('javascript:alert(1)')],
])('a flood of %s stops it, and what it asks from then on is refused', async (_, ask) => {
	await running.start();
	const asked = Array.from({ length: 2_001 }, () => ask().catch(() => {}));
	expect(running.state.getState()).toMatchObject({ phase: 'over', stopped: 'flood' });
	expect(notices()).toEqual(['Tide did too much at once and was stopped.']);
	await expect(app.load('x')).rejects.toThrow('The program is over.');
	expect(asked).toHaveLength(2_001);
});

it('a flood of lines stops it, and the last ones are kept', async () => {
	await running.start();
	for (let count = 0; count < 12; count++) await report(Array(1_000).fill({ text: `line ${count}` }));
	expect([running.isOver, notices()]).toEqual([true, ['Tide did too much at once and was stopped.']]);
	expect([log().length, log().at(-1)]).toEqual([500, 'line 10']);
});

it('requests that waited when it was stopped are not sent', async () => {
	let answer: (response: Response) => void = () => {};
	const answered = new Promise<Response>(resolve => {
		answer = resolve;
	});
	const sent = vi.fn(async () => (await answered).clone());
	vi.stubGlobal('fetch', sent);
	await running.start();
	const asked = Array.from({ length: 20 }, () => app.call('i', {}, null));
	await vi.waitFor(() => expect(sent).toHaveBeenCalledTimes(4));
	running.stop();
	answer(new Response('{}'));
	expect((await Promise.all(asked)).filter(each => 'answer' in each)).toHaveLength(4);
	expect(sent).toHaveBeenCalledTimes(4);
});

it('what somebody has chosen says where it fails, and changes the form', async () => {
	await running.start();
	register('post_form_action');
	const [action] = handlers.of(session, 'post_form_action');
	const update = vi.fn();
	const changes = new Map<string, unknown>([
		['text', 'louder'],
		['cw', null],
		['visibility', 'public'],
		['constructor', 'x'],
	]);
	callHandler.mockResolvedValueOnce({ ...answers(null), changes });
	await action?.run({ text: 'a', cw: 'b' }, update);
	expect(update.mock.calls).toEqual([[{ text: 'louder' }], [{ cw: null }]]);
	callHandler.mockResolvedValueOnce(fails('out of rope'));
	await action?.run({ text: 'a', cw: 'b' }, update);
	expect(notices()).toEqual(['Tide: out of rope']);
});

it('its requests have its own token or none, never that of the session', async () => {
	const sent: unknown[] = [];
	vi.stubGlobal('fetch', async (address: string, { body }: { readonly body: string }) => {
		sent.push([address, JSON.parse(body)]);
		return new Response('{}');
	});
	await running.start();
	await app.call('i', { i: 'forged' }, null);
	await app.call('i', {}, 'passed');
	await keepToken(session, 'tide', { token: 'own', permissions: ['read:account'] });
	const again = new RunningPlugin(session, plugin(''));
	await again.start();
	await app.call('notes/create', { text: 'a' }, null);
	again.stop();
	expect(sent).toEqual([
		['https://home.example/api/i', {}],
		['https://home.example/api/i', { i: 'passed' }],
		['https://home.example/api/notes/create', { text: 'a', i: 'own' }],
	]);
	expect(JSON.stringify(vi.mocked(runScript).mock.calls.map(([program]) => program))).not.toContain('token');
});

it('opens pages of the web alone, and only offers to where nobody has pressed anything', async () => {
	const open = vi.spyOn(window, 'open').mockReturnValue(null);
	await running.start();
	for (const url of ['javascript:alert(1)', 'data:text/html,x', '/settings', 'https://a:b@c.example/']) {
		app.plugin?.openUrl(url);
	}
	expect(notices()).toEqual([]);
	app.plugin?.openUrl('https://a.example/x');
	expect([open.mock.calls, notices()]).toEqual([[], ['Tide wants to open a.example']]);
	running.pressed();
	app.plugin?.openUrl('https://a.example/x');
	expect(open).toHaveBeenCalledWith('https://a.example/x', '_blank', 'noopener,noreferrer');
	// One press opens one page.
	app.plugin?.openUrl('https://b.example/');
	expect(open).toHaveBeenCalledTimes(1);
	expect(notices()).toContain('Tide wants to open b.example');
	open.mockRestore();
});

const COLUMN = { handle: 3, id: 'pictures', title: 'Pictures', description: null };

it('feeds columns only with the permission, which the app keeps', async () => {
	await keepLocalGrant(session, 'tide', []);
	await running.start();
	await expect(app.plugin?.deck.register(COLUMN)).rejects.toThrow("permission 'quarterdeck:columns'");
	await keepLocalGrant(session, 'tide', ['quarterdeck:columns']);
	running = new RunningPlugin(session, plugin(''));
	await running.start();
	await app.plugin?.deck.register(COLUMN);
	expect(columnsOfPlugins(session)).toMatchObject([{ id: 'tide:pictures', plugin: 'Tide', title: 'Pictures' }]);
	running.stop();
	expect(columnsOfPlugins(session)).toEqual([]);
	await expect(app.plugin?.deck.register(COLUMN)).rejects.toThrow('The program is over.');
	expect(columnsOfPlugins(session)).toEqual([]);
});

it('is stopped and named where it asks for the deck without end', async () => {
	await keepLocalGrant(session, 'tide', ['quarterdeck:columns']);
	await running.start();
	await Promise.allSettled(Array.from({ length: 2_001 }, async () => app.plugin?.deck.refresh('pictures')));
	expect(running.state.getState().stopped).toBe('flood');
	expect(notices()).toEqual(['Tide did too much at once and was stopped.']);
});

it('is not stopped for pages of columns that are late or fail, as for want of a connection', async () => {
	vi.useFakeTimers();
	await keepLocalGrant(session, 'tide', ['quarterdeck:columns']);
	await running.start();
	await app.plugin?.deck.register(COLUMN);
	const load = async () => {
		const page = columnsOfPlugins(session)[0]?.load({ untilId: null, limit: 15 });
		const failed = expect(page).rejects.toThrow(/^Tide/);
		await vi.advanceTimersByTimeAsync(10_000);
		await failed;
	};
	callHandler.mockReturnValue(new Promise(() => {}));
	for (let count = 0; count < 4; count++) await load();
	callHandler.mockResolvedValue(fails('request_failed'));
	for (let count = 0; count < 8; count++) await load();
	expect(running.isOver).toBe(false);
});

it('tells how it is doing', async () => {
	expect(pluginPhases.of(session, 'tide')).toBe('starting');
	await running.start();
	await report([]);
	expect(pluginPhases.of(session, 'tide')).toBe('running');
	running.stop();
	expect([pluginPhases.of(session, 'tide'), pluginPhases.of(session, 'fog')]).toEqual(['over', undefined]);
});
