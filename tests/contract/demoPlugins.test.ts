import { createHash } from 'node:crypto';
import { DEMO_PLUGINS, type DemoPlugin, installPath, pluginPath } from '@server/demo/plugins/demoPlugins';
import { registerDemoPlugins } from '@server/demo/plugins/registerDemoPlugins';
import { FakePluginDeck } from '@tests/factories/FakePluginDeck';
import { FakeScriptApp } from '@tests/factories/scriptApp';
import { bundleWorker, ThreadWorker } from '@tests/factories/ThreadWorker';
import { inspectScript, type RunningScript, runScript } from '@workers/aiscript/aiscript.client';
import type { RegisteredHandler } from '@workers/aiscript/aiscript.protocol';
import Fastify from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { serverPermissions } from '@/domain/plugin/localPermissions';
import { pluginMetaOf } from '@/domain/plugin/pluginMetaOf';

const ORIGIN = 'https://home.example';
const core = { offers: new Map(), urls: { origin: ORIGIN } } as Parameters<typeof registerDemoPlugins>[1];
/** A thread takes its time to start on a busy machine. */
const WITHIN = { timeout: 10_000 };
const LIMITS = { steps: 1_000_000, computeMs: 2_000 };

let code: string;
beforeAll(async () => {
	code = await bundleWorker('workers/aiscript/aiscript.worker.ts');
});
const spawn = () => new ThreadWorker(code);

class PluginApp extends FakeScriptApp {
	readonly registered: RegisteredHandler[] = [];
	readonly deck = new FakePluginDeck();
	readonly plugin = {
		register: (handler: RegisteredHandler) => void this.registered.push(handler),
		openUrl() {},
		deck: this.deck,
	};
}

const pluginOf = (id: string): DemoPlugin => {
	const found = DEMO_PLUGINS.find(each => each.id === id);
	if (!found) throw new Error(`There is no plugin ${id}.`);
	return found;
};

/** What the only function of a plugin makes of each input; the server answers with two notes. */
async function made(id: string, config: Record<string, string | number>, inputs: readonly unknown[], isForm = false) {
	const app = new PluginApp();
	const values = new Map(Object.entries(config));
	let script: RunningScript | undefined;
	const ended = new Promise<void>(resolve => {
		const program = { source: pluginOf(id).code, constants: new Map(), plugin: { config: values } };
		script = runScript(program, app, () => resolve(), spawn);
	});
	app.answer = () => [{ id: 'n2', text: 'fog' }, { id: 'n1' }];
	const registered = () => [...app.registered, ...app.deck.registered];
	await Promise.race([ended, expect.poll(() => registered().length, WITHIN).toBe(1)]);
	expect(app.errors).toEqual([]);
	const answer = await script?.callHandler({ handle: 0, inputs, limits: LIMITS, ...(isForm && { changesForm: true }) });
	script?.stop();
	return { results: answer?.results, changes: answer?.changes, title: registered()[0]?.title, calls: app.calls };
}

const note = (text: string | null, cw: string | null = null) => ({ id: 'n', text, cw });

describe('the plugins of the demo world', () => {
	it.each(DEMO_PLUGINS.map(plugin => [plugin.title, plugin] as const))('%s tells what it is', async (title, plugin) => {
		const { name, permissions } = pluginMetaOf(await inspectScript(plugin.code, spawn));
		// None of them needs a key to the account.
		expect([name, serverPermissions(permissions)]).toEqual([title, []]);
	});

	it('reading time is added to long notes', async () => {
		const long = Array.from({ length: 440 }, () => 'word').join(' ');
		const { results } = await made('reading-time', { seconds: 20 }, [note(long), note('short'), note(null)]);
		expect(results).toMatchObject([
			{ value: { text: `${long}\n<small>📖 2 min</small>` } },
			{ value: { text: 'short' } },
			{
				value: { text: null },
			},
		]);
	});

	it('notes are hidden by patterns', async () => {
		const patterns = '^ahoy\nlow.*tide\nx$\n\n';
		const hidden = ['Ahoy there', 'a LOW ebbing TIDE', 'the letter x'];
		const shown = ['say ahoy', 'tide, then low', 'x marks it'];
		const { results } = await made(
			'mute-by-pattern',
			{ patterns },
			[...hidden, ...shown].map(text => note(text)),
		);
		expect(results?.map(result => 'value' in result && result.value === null)).toEqual([
			true,
			true,
			true,
			false,
			false,
			false,
		]);
		const warned = await made('mute-by-pattern', { patterns }, [note('fine', 'Low tide')]);
		expect(warned.results).toEqual([{ value: null }]);
	});

	it('a template goes into the form, with the date', async () => {
		const config = { title: 'Log', template: 'On {date} at {time}' };
		const { changes, title } = await made('note-template', config, [{ text: '', cw: null }], true);
		expect(title).toBe('Log');
		expect(changes?.get('text')).toMatch(/^On \d{4}-\d\d-\d\d at \d\d:\d\d$/);
	});

	it('pictures of a tag fill a column, page by page', async () => {
		const pages = [
			{ untilId: null, limit: 15 },
			{ untilId: 'n1', limit: 15 },
		];
		const { title, results, calls } = await made('tag-pictures', { tag: ' #fog ' }, pages);
		expect([title, results]).toEqual(['Pictures of #fog', [{ value: ['n2', 'n1'] }, { value: ['n2', 'n1'] }]]);
		const asked = { tag: 'fog', withFiles: true, limit: 15 };
		expect(calls).toEqual([
			{ endpoint: 'notes/search-by-tag', params: asked, token: null },
			{ endpoint: 'notes/search-by-tag', params: { ...asked, untilId: 'n1' }, token: null },
		]);
	});
});

it('each is at its address, with the hash that its link names', async () => {
	const app = Fastify();
	registerDemoPlugins(app, core);
	const page = await app.inject({ url: '/demo/plugins', headers: { 'accept-language': 'ja' } });
	expect(page.body).toContain('<html lang="ja">');
	for (const plugin of DEMO_PLUGINS) {
		const address = `${ORIGIN}${pluginPath(plugin)}`;
		const { data, type } = (await app.inject(pluginPath(plugin))).json<{ type: string; data: string }>();
		const path = installPath(ORIGIN, plugin);
		const asked = new URL(path, ORIGIN).searchParams;
		expect([type, asked.get('url')]).toEqual(['plugin', address]);
		expect(asked.get('hash')).toBe(createHash('sha512').update(data).digest('hex'));
		expect(page.body).toContain(path.replaceAll('&', '&amp;'));
		expect(core.offers.get(pluginPath(plugin))).toEqual({ type, data });
	}
});
