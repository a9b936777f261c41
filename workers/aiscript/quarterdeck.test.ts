import { FakePluginDeck } from '@tests/factories/FakePluginDeck';
import { FakeScriptApp } from '@tests/factories/scriptApp';
import { bundleWorker, ThreadWorker } from '@tests/factories/ThreadWorker';
import { beforeAll, describe, expect, it } from 'vitest';
import { type RunningScript, runScript, type ScriptEnd } from './aiscript.client';

let code: string;
beforeAll(async () => {
	code = await bundleWorker('workers/aiscript/aiscript.worker.ts');
});

const spawn = () => new ThreadWorker(code);
/** A thread takes its time to start on a busy machine. */
const WITHIN = { timeout: 10_000 };

class PluginApp extends FakeScriptApp {
	readonly deck = new FakePluginDeck();
	readonly plugin = { register() {}, openUrl() {}, deck: this.deck };
}

/** Runs a plugin until it ends, which it does as soon as nothing of it can be called. */
async function run(source: string, app = new PluginApp()) {
	const end = await new Promise<ScriptEnd>(resolve => {
		runScript({ source, constants: new Map(), plugin: { config: new Map() } }, app, resolve, spawn);
	});
	return { app, end };
}

describe('adding a column', () => {
	it('tells the app what it shall be, and the plugin what became of it', async () => {
		const app = new PluginApp();
		await run('<: Quarterdeck:add_column({ kind: "hashtag", target: " cats ", title: "Cats" })', app);
		app.deck.answer = false;
		await run('<: Quarterdeck:add_column({ kind: "home" })', app);
		expect(app.deck.wishes).toEqual([
			{ kind: 'hashtag', target: 'cats', title: 'Cats' },
			{ kind: 'home', target: null, title: null },
		]);
		expect(app.lines).toEqual(['true', 'false']);
	});

	it('waits for the person without counting that as computing, and lets others in', async () => {
		const app = new PluginApp();
		let decide: (isWanted: boolean) => void = () => {};
		app.deck.add = () =>
			new Promise(resolve => {
				decide = resolve;
			});
		const ended = run('Async:timeout(5, @() { <: "meanwhile" })\n<: Quarterdeck:add_column({ kind: "home" })', app);
		await expect.poll(() => app.lines, WITHIN).toEqual(['meanwhile']);
		decide(true);
		await ended;
		expect(app.lines).toEqual(['meanwhile', 'true']);
	});

	it.each([
		['', 'Runtime: Expect object, but got nothing. (1:23)'],
		['{}', "Runtime: 'kind' is missing. (1:23)"],
		['{ kind: 1 }', 'Runtime: Expect string, but got num. (1:23)'],
		['{ kind: " " }', "Runtime: 'kind' is missing. (1:23)"],
		['{ kind: "home", target: ["x"] }', 'Runtime: Expect string, but got arr. (1:23)'],
		[`{ kind: "home", title: "${'x'.repeat(61)}" }`, "Runtime: 'title' has more than 60 characters. (1:23)"],
	])('is refused with %s', async (options, error) => {
		const { app, end } = await run(`Quarterdeck:add_column(${options})`);
		expect([app.lines, end, app.deck.wishes]).toEqual([[error], 'ended', []]);
	});
});

describe('a column that a plugin feeds', () => {
	/** Starts a plugin, and waits until it has registered a column. */
	async function begin(source: string) {
		const app = new PluginApp();
		let script: RunningScript | undefined;
		const end = new Promise<ScriptEnd>(resolve => {
			script = runScript({ source, constants: new Map(), plugin: { config: new Map() } }, app, resolve, spawn);
		});
		await expect.poll(() => app.deck.registered.length, WITHIN).toBe(1);
		const load = (page: object) => {
			const handle = app.deck.registered[0]?.handle ?? -1;
			return script?.callHandler({ handle, inputs: [page], limits: { steps: 100_000, computeMs: 2_000 } });
		};
		return { app, end, load, stop: () => script?.stop() };
	}

	it('is known by its id and texts, asked for pages, and keeps the plugin alive', async () => {
		const { app, load, stop } = await begin(`Quarterdeck:register_column({
			id: "pictures"
			title: " Pictures "
			load: @(page) { if page.untilId == null { ["b", { id: "a", text: "x" }] } else { [page.untilId, page.limit] } }
		})`);
		expect(app.deck.registered).toEqual([{ handle: 0, id: 'pictures', title: 'Pictures', description: null }]);
		expect((await load({ untilId: null, limit: 15 }))?.results).toEqual([{ value: ['b', { id: 'a', text: 'x' }] }]);
		expect((await load({ untilId: 'a', limit: 15 }))?.results).toEqual([{ value: ['a', 15] }]);
		stop();
	});

	it('may wait for requests within a page', async () => {
		const { app, load, stop } = await begin(
			'Quarterdeck:register_column({ id: "a", title: "A", load: @(page) { Mk:api("notes/search-by-tag", { limit: page.limit }).map(@(note) { note.id }) } })',
		);
		app.answer = () => [{ id: 'n1' }, { id: 'n2' }];
		expect((await load({ untilId: null, limit: 2 }))?.results).toEqual([{ value: ['n1', 'n2'] }]);
		expect(app.calls).toEqual([{ endpoint: 'notes/search-by-tag', params: { limit: 2 }, token: null }]);
		stop();
	});

	it('can be asked to show its first page anew', async () => {
		const { app, stop } = await begin(
			'Quarterdeck:register_column({ id: "a", title: "A", load: @() { [] } })\nQuarterdeck:refresh_column("a")',
		);
		await expect.poll(() => app.deck.refreshed, WITHIN).toEqual(['a']);
		stop();
	});

	it.each([
		['{ id: "a b", title: "A", load: @() {} }', /^Runtime: 'id' may have 32 letters/],
		[`{ id: "${'x'.repeat(33)}", title: "A", load: @() {} }`, /^Runtime: 'id' may have 32 letters/],
		['{ id: "a", load: @() {} }', /^Runtime: 'title' is missing/],
		['{ id: "a", title: "A" }', /^Runtime: Expect function, but got nothing/],
		['{ id: "a", title: "A", load: [] }', /^Runtime: Expect function, but got arr/],
	])('is refused with %s', async (options, error) => {
		const { app, end } = await run(`Quarterdeck:register_column(${options})`);
		expect(app.lines).toEqual([expect.stringMatching(error)]);
		expect([end, app.deck.registered]).toEqual(['ended', []]);
	});

	it('counts among the functions of the plugin', async () => {
		const { app } = await run(
			'for (let n, 101) { Quarterdeck:register_column({ id: `c{n}`, title: "A", load: @() { [] } }) }',
		);
		expect([app.lines[0], app.deck.registered.length]).toEqual([
			expect.stringMatching(/registers too many functions/),
			100,
		]);
	});
});

it('the columns of the deck are told as kinds and titles', async () => {
	const app = new PluginApp();
	app.deck.shown = [
		{ kind: 'home', title: 'Home' },
		{ kind: 'hashtag', title: '#cats' },
	];
	await run('each (let column, Quarterdeck:columns()) { <: `{column.kind}: {column.title}` }', app);
	expect(app.lines).toEqual(['home: Home', 'hashtag: #cats']);
});

it.each([
	'Quarterdeck:add_column({ kind: "home" })',
	'Quarterdeck:register_column({ id: "a", title: "A", load: @() { [] } })',
	'Quarterdeck:refresh_column("a")',
	'Quarterdeck:columns()',
])('what the app refuses is an error of the program, in its words: %s', async source => {
	const app = new PluginApp();
	app.deck.refusal = 'The plugin does not have the permission.';
	const { end } = await run(source, app);
	const place = `(1:${source.indexOf('(') + 1})`;
	expect([app.lines, end]).toEqual([[`Runtime: The plugin does not have the permission. ${place}`], 'ended']);
});

it('other programs have none of it', async () => {
	const app = new FakeScriptApp();
	await new Promise(resolve => {
		runScript({ source: '<: exists Quarterdeck:add_column', constants: new Map() }, app, resolve, spawn);
	});
	expect(app.lines).toEqual(['false']);
});
