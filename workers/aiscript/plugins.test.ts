import { FakePluginDeck } from '@tests/factories/FakePluginDeck';
import { FakeScriptApp } from '@tests/factories/scriptApp';
import { bundleWorker, ThreadWorker, withLimits } from '@tests/factories/ThreadWorker';
import { beforeAll, describe, expect, it } from 'vitest';
import type { NoteViewList } from '@/domain/plugin/NoteView';
import { inspectScript, type RunningScript, runScript, type ScriptEnd } from './aiscript.client';
import type { HandlerCall, RegisteredHandler } from './aiscript.protocol';
import { LIMIT_TEXTS } from './limits';

let code: string;
beforeAll(async () => {
	code = await bundleWorker('workers/aiscript/aiscript.worker.ts');
});

const spawn = () => new ThreadWorker(code);
const LIMITS = { steps: 100_000, computeMs: 2_000 };

class PluginApp extends FakeScriptApp {
	readonly registered: RegisteredHandler[] = [];
	readonly opened: string[] = [];
	readonly plugin = {
		register: (handler: RegisteredHandler) => void this.registered.push(handler),
		openUrl: (url: string) => void this.opened.push(url),
		deck: new FakePluginDeck(),
	};
}

/** Starts a plugin, and waits until it has registered a number of functions. */
async function begin(source: string, count: number, config = new Map<string, string | number>()) {
	const app = new PluginApp();
	let script: RunningScript | undefined;
	const end = new Promise<ScriptEnd>(resolve => {
		script = runScript({ source, constants: new Map(), plugin: { config } }, app, resolve, spawn);
	});
	await expect.poll(() => app.registered.length, { timeout: 10_000 }).toBe(count);
	const call = (handle: number, inputs: readonly unknown[], more: Partial<HandlerCall> = {}) => {
		if (!script) throw new Error('It was not started.');
		return script.callHandler({ handle, inputs, limits: LIMITS, ...more });
	};
	const view = (notes: readonly object[], views: NoteViewList = notes.map(() => ({})), limits = LIMITS) => {
		if (!script) throw new Error('It was not started.');
		return script.viewNotes({ handle: 0, notes: JSON.stringify(notes), views, limits });
	};
	return { app, end, call, view, stop: () => script?.stop() };
}

const KINDS = ['post_form_action', 'user_action', 'note_action'];
const SILENT = ['note_view_interruptor', 'note_post_interruptor', 'page_view_interruptor'];

describe('what a plugin registers', () => {
	it('is known by its kind and title, in both spellings', async () => {
		const lines = [
			...KINDS.flatMap(kind => [
				`Plugin:register:${kind}("A", @(x) { x })`,
				`Plugin:register_${kind}("B", @(x) { x })`,
			]),
			...SILENT.flatMap(kind => [`Plugin:register:${kind}(@(x) { x })`, `Plugin:register_${kind}(@(x) { x })`]),
		];
		const { app, stop } = await begin(lines.join('\n'), 12);
		expect(app.registered.map(({ kind, title }) => [kind, title])).toEqual([
			...KINDS.flatMap(kind => [
				[kind, 'A'],
				[kind, 'B'],
			]),
			...SILENT.flatMap(kind => [
				[kind, ''],
				[kind, ''],
			]),
		]);
		stop();
	});

	it('is called with each input, and keeps the plugin alive', async () => {
		const { call, stop } = await begin(
			'var n = 0\nPlugin:register:note_view_interruptor(@(note) { n += 1\nnote.text = `{n} {note.text}`\nnote })',
			1,
		);
		const { results, computedMs } = await call(0, [{ text: 'a' }, { text: 'b', __proto__: null }]);
		expect(results).toEqual([{ value: { text: '1 a' } }, { value: { text: '2 b' } }]);
		expect(computedMs).toBeGreaterThanOrEqual(0);
		expect((await call(0, [null])).results).toMatchObject([{ error: { kind: 'Runtime' } }]);
		expect((await call(0, [{ text: 'c' }])).results).toEqual([{ value: { text: '4 c' } }]);
		stop();
	});

	it('changes a form by a second function, until it has answered', async () => {
		const { call, stop } = await begin(
			'Plugin:register:post_form_action("A", @(form, update) { for (let n, 100) { update("text", `{form.text}{n}`)\nupdate(`f{n}`, n) } })',
			1,
		);
		const { changes } = await call(0, [{ text: 'a', cw: null }], { changesForm: true });
		expect([changes.get('text'), changes.size]).toEqual(['a99', 20]);
		expect((await call(0, [null])).results).toMatchObject([{ error: { kind: 'Runtime' } }]);
		stop();
	});

	it('has its settings, and opens pages', async () => {
		const { app, call, stop } = await begin(
			'Plugin:open_url("https://a.example/")\nPlugin:register:note_action(Plugin:config.word, @(x) { Plugin:config.lines + 1 })',
			1,
			new Map<string, string | number>([
				['word', 'Tide'],
				['lines', 3],
			]),
		);
		expect([app.opened, app.registered[0]?.title]).toEqual([['https://a.example/'], 'Tide']);
		expect((await call(0, [null])).results).toEqual([{ value: 4 }]);
		stop();
	});

	it('is nothing that other programs can do', async () => {
		const app = new PluginApp();
		await new Promise(resolve => {
			runScript({ source: '<: exists Plugin:open_url', constants: new Map() }, app, resolve, spawn);
		});
		expect(app.lines).toEqual(['false']);
	});

	it.each([
		['Plugin:register:note_action("A")', 'Runtime: Expect function, but got nothing. (1:28)'],
		['Plugin:register:note_action(1, @() {})', 'Runtime: Expect string, but got num. (1:28)'],
		['for 200 { Plugin:register:note_action("A", @() {}) }', `Runtime: ${LIMIT_TEXTS.handlers} (1:38)`],
	])('is refused: %s', async (source, error) => {
		const app = new PluginApp();
		const end = await new Promise<ScriptEnd>(resolve => {
			runScript({ source, constants: new Map(), plugin: { config: new Map() } }, app, resolve, spawn);
		});
		expect([app.lines, end]).toEqual([[error], 'ended']);
	});
});

const viewing = (body: string) => `Plugin:register:note_view_interruptor(@(note) { ${body} })`;

describe('a plugin that is asked about notes', () => {
	const note = { id: 'n', userId: 'mara', text: 'high', cw: null, reply: null };

	it('answers only what it changed of them', async () => {
		const { view, stop } = await begin(viewing('if note.text == "high" { note.text = "low" }\nnote'), 1);
		const { views, errors, computedMs } = await view([note, { ...note, text: 'calm', files: [{ name: 'a.png' }] }]);
		expect([views, errors]).toEqual([[{ text: 'low' }, {}], []]);
		expect(computedMs).toBeGreaterThanOrEqual(0);
		stop();
	});

	it('sees what those before made of them, and nothing of what they hide', async () => {
		const { view, stop } = await begin(`var n = 0\n${viewing('n += 1\nnote.text = `{n} {note.text}`\nnote')}`, 1);
		const { views } = await view([note, note, note], [{ text: 'higher', cw: 'tide' }, null, {}]);
		expect(views).toEqual([{ text: '1 higher', cw: 'tide' }, null, { text: '2 high' }]);
		stop();
	});

	it('hides those for which it answers null', async () => {
		const { view, stop } = await begin(viewing('if note.id == "n" { null } else { note }'), 1);
		expect((await view([note, { ...note, id: 'm' }])).views).toEqual([null, {}]);
		stop();
	});

	it('changes neither who wrote them nor who reads them', async () => {
		const body = 'note.userId = "noor"\nnote.text = "low"\nnote';
		const { view, stop } = await begin(viewing(body), 1);
		expect((await view([note])).views).toEqual([{}]);
		stop();
	});

	it('leaves those for which it fails as they were', async () => {
		const { app, view, stop } = await begin(viewing('if note.id == "n" { note.none.at } else { @() { 1 } }'), 1);
		const { views, errors } = await view([note, { ...note, id: 'm' }], [{ text: 'higher' }, {}]);
		expect(views).toEqual([{ text: 'higher' }, {}]);
		expect(errors.map(({ message }) => message)).toEqual([
			expect.stringMatching(/^Cannot read prop/),
			LIMIT_TEXTS.function,
		]);
		await expect.poll(() => app.errors).toHaveLength(1);
		stop();
	});

	it('has the time of a page for all of them', async () => {
		const { view, stop } = await begin(viewing('loop { 1 }'), 1);
		const begun = performance.now();
		const { errors } = await view(Array(30).fill(note), undefined, { steps: 100_000_000, computeMs: 100 });
		expect(errors).toHaveLength(30);
		expect(performance.now() - begun).toBeLessThan(2_000);
		stop();
	});

	it('is over where it has been stopped', async () => {
		const { view, stop } = await begin(viewing('loop { Core:sleep(1000) }'), 1);
		const asked = view([note]).catch((error: Error) => error.message);
		stop();
		expect(await asked).toBe('The program is over.');
		await expect(view([note])).rejects.toThrow('The program is over.');
	});
});

describe('a hostile handler', () => {
	it.each([
		['loops', 'loop { 1 }', /^max (step|computing time) exceeded$/],
		['calls itself', 'let f = @(g) { g(g) }\nf(f)', /^(Functions call|max step)/],
		['makes a huge text', 'var s = "x"\nloop { s = `{s}{s}` }', /10000000 characters/],
		['makes a huge array', 'Arr:create(2000000, 0)', /1000000 elements/],
		['returns a function', '@() { 1 }', /can not be passed on/],
		['returns itself within itself', 'note.note = note\nnote', /contains itself/],
		['returns something huge', 'Arr:create(200000, 0)', /too large/],
		['throws', 'note.none.at.all', /^Cannot read prop/],
		['reaches for the page', 'window.location', /No such variable/],
		['reaches for the storage', 'localStorage.getItem("accounts")', /No such variable/],
		['reaches for the token', 'USER_TOKEN', /No such variable/],
	])('that %s ends its call', async (_, body, message) => {
		const { app, call, stop } = await begin(viewing(body), 1);
		const [result] = (await call(0, [{ id: 'n', text: 'a' }])).results;
		expect(result && 'error' in result ? result.error.message : result).toMatch(message);
		await expect.poll(() => app.errors).toHaveLength(1);
		stop();
	});

	it('finds nothing of JavaScript in what it is given', async () => {
		const names = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf'];
		const body = `[${names.map(name => `note.${name}`).join(', ')}]`;
		const { call, stop } = await begin(viewing(body), 1);
		expect((await call(0, [{ id: 'n' }])).results).toEqual([{ value: names.map(() => null) }]);
		stop();
	});

	it('has the time of a page of notes for all of them', async () => {
		const { app, call, stop } = await begin(viewing('loop { 1 }'), 1);
		const begun = performance.now();
		const limits = { steps: 100_000_000, computeMs: 100 };
		const { results } = await call(0, Array(30).fill({ id: 'n' }), { limits });
		expect(results).toHaveLength(30);
		expect(results.every(result => 'error' in result)).toBe(true);
		expect(performance.now() - begun).toBeLessThan(2_000);
		// They mostly fail alike, and are said once.
		await expect.poll(() => app.errors).toHaveLength(1);
		stop();
	});

	it('that never answers leaves the call open until its plugin is stopped', async () => {
		const { call, stop } = await begin(viewing('loop { Core:sleep(1000) }'), 1);
		const asked = call(0, [{ id: 'n' }]);
		const outcome = asked.catch((error: Error) => error.message);
		expect(await Promise.race([outcome, new Promise(resolve => setTimeout(resolve, 100, 'open'))])).toBe('open');
		stop();
		expect(await outcome).toBe('The program is over.');
		await expect(call(0, [null])).rejects.toThrow('The program is over.');
	});

	it('that returns too much for a page passes on what fits', async () => {
		const { call, stop } = await begin(viewing('[note.id, Arr:create(12000, 0)]'), 1);
		const { results } = await call(0, [{ id: 'a' }, { id: 'b' }, { id: 'c' }]);
		expect(results.map(result => ('error' in result ? result.error.message : 'passed'))).toEqual([
			...['passed', 'passed'],
			LIMIT_TEXTS.size,
		]);
		stop();
	});

	it('that raises a long error is told in a short one', async () => {
		const { app, call, stop } = await begin(viewing('Core:abort("x".pad_start(1000000, "x"))'), 1);
		const [result] = (await call(0, [null])).results;
		expect(result && 'error' in result ? result.error.message.length : 0).toBe(2_000);
		await expect.poll(() => app.errors.map(({ message }) => message.length)).toEqual([2_000]);
		stop();
	});

	it('that fills a form with too much fails', async () => {
		const { call, stop } = await begin(
			'Plugin:register:post_form_action("A", @(form, update) { update("f".pad_start(101, "f"), 1)\nupdate("text", form.text.pad_start(50001, "x")) })',
			1,
		);
		const { results, changes } = await call(0, [{ text: 'a' }], { changesForm: true });
		expect([results, changes.size]).toMatchObject([[{ error: { message: LIMIT_TEXTS.size } }], 0]);
		stop();
	});

	it('that needs too much memory ends its plugin', async () => {
		const { call, end } = await begin(`let a = []\n${viewing('loop { a.push(" ".pad_start(1000000)) }')}`, 1);
		await call(0, [{ id: 'n' }]).catch(() => {});
		expect(await end).toBe('ended');
	});
});

describe('timers of a plugin', () => {
	const run = async (source: string, workerCode = code) => {
		const app = new PluginApp();
		const end = await new Promise<ScriptEnd>(resolve => {
			runScript(
				{ source, constants: new Map(), plugin: { config: new Map() } },
				app,
				resolve,
				() => new ThreadWorker(workerCode),
			);
		});
		return [end, app.errors.at(-1)?.message];
	};

	it('end it where they compute too much together: one that loops', async () => {
		expect(await run('Async:interval(1, @() { loop { 1 } })')).toEqual(['ended', LIMIT_TEXTS.background]);
	});

	it('end it where they compute too much together: many that take a while each', async () => {
		const source = 'Async:interval(1, @() { Arr:create(900000, 0).copy().len })';
		// A fifth of the time that they really have, which the test above takes.
		const strictCode = withLimits(code, { backgroundMs: 1_000 });
		expect(await run(source, strictCode)).toEqual(['ended', LIMIT_TEXTS.background]);
	});

	it('end it where too many wait', async () => {
		expect(await run('for 200 { Async:interval(4, @() { Core:sleep(60000) }) }')).toEqual(['ended', LIMIT_TEXTS.calls]);
	});

	it('may go on where they compute little', async () => {
		const { app, stop } = await begin('var n = 0\nAsync:interval(1, @() { n += 1\nif n == 50 { <: n } })', 0);
		await expect.poll(() => app.lines, { timeout: 5_000 }).toEqual(['50']);
		stop();
	});
});

describe('what a program says of itself', () => {
	const read = (source: string) => inspectScript(source, spawn);

	it('is read without running it', async () => {
		const source =
			'/// @ 0.13.0\n### { name: "Tide", version: "1", __proto__: { a: 1 }, config: { n: { default: [1, true, null, -2] } } }\nloop { 1 }';
		const { metadata, ...facts } = await read(source);
		expect(facts).toEqual({ version: '0.13.0', syntaxError: null, hasMeta: true });
		expect(JSON.stringify(metadata)).toBe(
			'{"name":"Tide","version":"1","__proto__":{"a":1},"config":{"n":{"default":[1,true,null,-2]}}}',
		);
	});

	it.each([
		['<: 1', { version: null, hasMeta: false, metadata: null }],
		['/// @ abc\n### Named { name: "x" }', { version: 'abc', hasMeta: true, metadata: null }],
		['/// @ 0.11.1\n@f() -> { 1 }', { version: '0.11.1', hasMeta: false }],
		['', { version: null, syntaxError: null, hasMeta: false }],
	])('%j', async (source, facts) => expect(await read(source)).toMatchObject(facts));

	it('says where it can’t be parsed', async () => {
		expect(await read('/// @ 0.19.0\n<: 1 +')).toMatchObject({
			version: '0.19.0',
			syntaxError: { kind: 'Syntax', at: { line: 2, column: 7 } },
		});
		expect((await read(' '.repeat(100_001))).syntaxError?.message).toBe(LIMIT_TEXTS.source);
		expect((await read(`/// @ 0.19.0\n### ${'{ a: '.repeat(90)}1${' }'.repeat(90)}`)).syntaxError?.message).toBe(
			LIMIT_TEXTS.depth,
		);
	});
});
