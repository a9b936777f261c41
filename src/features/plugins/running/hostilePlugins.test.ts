// @vitest-environment bundled-happy-dom
import {
	HOSTILE_PLUGINS,
	type HostileAct,
	type HostilePlugin,
	installedHostile,
} from '@tests/factories/hostilePlugins';
import { wireNote, wireUser } from '@tests/factories/wireNote';
import { runScripts } from '@tests/pages/support/runScripts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { toUser } from '@/api/toUser';
import { fill } from '@/i18n/fill';
import { text } from '@/i18n/text';
import { handlers } from '@/stores/handlers';
import { plugins } from '@/stores/plugins/pluginPreferences';
import { keepToken } from '@/stores/plugins/pluginTokens';
import { preferences } from '@/stores/preferences/Preferences';
import { scriptStorage } from '@/stores/scripts/scriptStorage';
import { Session } from '@/stores/session/Session';
import { toasts } from '@/ui/toast/toasts';
import { PAGE_OF_NOTES_MS } from './limits';
import { NoteViews } from './NoteViews';
import type { PluginState } from './PluginState';
import { RunningPlugin } from './RunningPlugin';

/** Titles and texts of the dialogs that were shown. */
const dialogs = vi.hoisted((): string[] => []);

vi.mock('@workers/mfm/mfm.client', () => ({ mfmClient: { parse: async () => [] } }));
vi.mock('@/ui/dialog/dialogs', () => ({
	/** Somebody who stops the program once that is offered, slower than it can ask at once, and agrees to nothing. */
	ask: async (message: { title?: string; text?: string }, actions: readonly { value: string }[]) => {
		dialogs.push(`${message.title ?? ''}: ${message.text ?? ''}`);
		await new Promise(resolve => setTimeout(resolve, 100));
		return (actions.find(({ value }) => value === 'stop') ?? actions[0])?.value;
	},
	prompt: async (message: { title: string; text?: string }) => {
		dialogs.push(`${message.title}: ${message.text ?? ''}`);
		return undefined;
	},
}));
vi.spyOn(console, 'warn').mockImplementation(() => {});

const SECRET = 'planted-secret';
/** What was requested, by the origin of the session's server. */
const requests = new Map<string, { readonly address: string; readonly body: string }[]>();
const notices = new Set<string>();
const opened: string[] = [];
let watching: () => void;

beforeAll(async () => {
	await runScripts();
	vi.stubGlobal('fetch', async (address: string, { body }: RequestInit) => {
		const { origin, href } = new URL(address);
		const sent = requests.get(origin) ?? [];
		requests.set(origin, [...sent, { address: href, body: typeof body === 'string' ? body : '' }]);
		return new Response(href.endsWith('/emojis') ? '{"emojis":[]}' : '{}');
	});
	vi.spyOn(window, 'open').mockImplementation(address => {
		opened.push(String(address));
		return null;
	});
	watching = toasts.subscribe(() => {
		for (const shown of toasts.shown()) notices.add(shown.text);
	});
});
afterAll(() => {
	watching();
	preferences.changeRecords(plugins.key, () => []);
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});

/** A session on a server of its own, with secrets around it that no plugin may see. */
async function sessionAmongSecrets(index: number): Promise<Session> {
	const host = `server${index}.example`;
	const account = { id: 'me', token: `${SECRET}-session`, origin: `https://${host}`, host, username: 'me' };
	const session = new Session(account.origin, { ...account, name: null, avatarUrl: null });
	localStorage.setItem('account', JSON.stringify(account));
	await scriptStorage(session.key, 'plugin:other').save('secret', SECRET);
	await keepToken(session, 'other', { token: `${SECRET}-plugin`, permissions: ['write:notes'] });
	return session;
}

interface Ran {
	readonly session: Session;
	readonly run: RunningPlugin;
	/** Texts of notes, a page or a note to post, as the plugin left them. */
	readonly made: unknown[];
}

const PRESSES = 4;
const PAGES = 6;
/** Pages that run out of time, as they do where the machine is busy, don't count: others are read instead. */
const READS_FOR_MS = 15_000;
const payload = { text: 'low water', visibility: 'followers' } as const;
const writtenPage = { id: 'page', title: 'Tides', content: [{ type: 'text', text: 'Low at noon' }] };
const isThere = async ({ session, run }: Ran, kind: Parameters<typeof handlers.of>[1]) => {
	await vi.waitFor(() => expect(run.state.getState().phase).toBe('running'), { timeout: 15_000 });
	expect(handlers.of(session, kind)).toHaveLength(1);
};

/** Does what makes the plugin act, often enough for it to be stopped. */
const PROVOKE: Readonly<Record<HostileAct, (ran: Ran) => Promise<void>>> = {
	start: async () => {},
	async notes(ran) {
		const { session, run, made } = ran;
		await isThere(ran, 'note_view_interruptor');
		await vi.waitFor(() => expect(session.wordMutes.isEmpty).toBe(false));
		const until = performance.now() + READS_FOR_MS;
		let answered = 0;
		for (let page = 0; answered < PAGES && !run.isOver && performance.now() < until; page++) {
			const asked = performance.now();
			const ids = session.entities.ingest([1, 2].map(n => wireNote({ id: `${page}${n}`, text: `note ${n}` })));
			await session.wordMutes.prepare(ids);
			if (performance.now() - asked < PAGE_OF_NOTES_MS) answered++;
			for (const id of ids) made.push(session.entities.shownNote(id)?.text, session.wordMutes.verdictOf(id));
		}
	},
	async post(ran) {
		const { session, made } = ran;
		await isThere(ran, 'note_post_interruptor');
		const [handler] = handlers.of(session, 'note_post_interruptor');
		// Of what is not posted nothing else is known.
		made.push(...(await Promise.all([1, 2, 3].map(async () => handler?.run(session, payload)))));
	},
	async page(ran) {
		await isThere(ran, 'page_view_interruptor');
		const [handler] = handlers.of(ran.session, 'page_view_interruptor');
		for (let time = 0; time < 3; time++) ran.made.push(await handler?.run(ran.session, writtenPage));
	},
	async noteAction(ran) {
		await isThere(ran, 'note_action');
		const [handler] = handlers.of(ran.session, 'note_action');
		const [id = ''] = ran.session.entities.ingest([wireNote()]);
		for (let press = 0; press < PRESSES; press++) handler?.run(ran.session, id);
		await settled();
	},
	async userAction(ran) {
		await isThere(ran, 'user_action');
		const [handler] = handlers.of(ran.session, 'user_action');
		handler?.run(ran.session, toUser(wireUser()));
		await settled();
	},
	async formAction(ran) {
		await isThere(ran, 'post_form_action');
		const [handler] = handlers.of(ran.session, 'post_form_action');
		await handler?.run({ text: 'low', cw: null }, change => ran.made.push(change));
	},
};

/** What was begun by a press has had its time. */
const settled = () => new Promise(resolve => setTimeout(resolve, 200));

const waits = ({ name }: HostilePlugin): number => Number(/^(Never answers|Endless loop)/.test(name));

const logOf = (state: PluginState) => state.lines.map(line => ('text' in line ? line.text : line.error.message));

/** Waits until the plugin was stopped, or has done what it can: mostly its start is over. */
async function outcome({ run, session }: Ran, isStopped: boolean): Promise<PluginState> {
	const state = () => run.state.getState();
	await vi.waitFor(
		() => {
			if (isStopped) expect(state().phase).toBe('over');
			else if ((requests.get(session.origin)?.length ?? 0) < 100) expect(state().phase).not.toBe('starting');
		},
		{ timeout: 18_000, interval: 20 },
	);
	return state();
}

/** Five run at once: those first that only wait, then each fifth, as neighbours compute much alike. */
const SPREAD = [0, 1, 2, 3, 4]
	.flatMap(from => HOSTILE_PLUGINS.filter((_, index) => index % 5 === from))
	.toSorted((one, other) => waits(other) - waits(one));

describe.concurrent('a hostile plugin', () => {
	it.for(SPREAD)('$name', async hostile => {
		const { name, acts, ends, told, changesNotes } = hostile;
		const session = await sessionAmongSecrets(HOSTILE_PLUGINS.indexOf(hostile));
		const views = new NoteViews(session);
		const installed = installedHostile(hostile);
		preferences.set(plugins, [installed], session);
		const run = new RunningPlugin(session, installed);
		const ran: Ran = { session, run, made: [] };
		const before = (requests.get(session.origin) ?? []).length;
		await run.start();
		await PROVOKE[acts](ran);
		const state = await outcome(ran, ends !== 'harmless');

		if (ends === 'harmless') expect(state.stopped).toBeNull();
		else {
			expect(ends).toContain(state.stopped);
			if (state.stopped) expect([...notices]).toContain(fill(text.plugins.stopped[state.stopped], { name }));
		}
		// What fails at length takes long to be passed on.
		const isTold = () => expect([...notices, ...dialogs].some(each => each.startsWith(told ?? ''))).toBe(true);
		if (told !== undefined) await vi.waitFor(isTold, { timeout: 10_000 });

		const sent = (requests.get(session.origin) ?? [])
			.slice(before)
			.filter(({ address }) => !address.endsWith('/emojis'));
		expect(sent.length).toBeLessThanOrEqual(120);
		for (const { address, body } of sent) {
			expect(address).toMatch(`${session.origin}/api/`);
			// No token, or one that the plugin passed itself.
			expect([undefined, 'stolen']).toContain(JSON.parse(body).i);
		}
		checkMade(acts, changesNotes === true, ran);
		const kept = await scriptStorage(session.key, `plugin:${name}`).load('k');
		const seen = JSON.stringify([logOf(state), sent, ran.made, kept ?? null]);
		expect(seen).not.toContain(SECRET);
		expect(seen.length).toBeLessThan(2_000_000);
		expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
		run.stop();
		views.end();
		expect(handlers.of(session, 'note_view_interruptor')).toEqual([]);
	});
});

/** Nothing shows, or goes out, otherwise than it was written, unseen. */
function checkMade(act: HostileAct, changesNotes: boolean, { made }: Ran): void {
	if (act === 'notes' && !changesNotes) {
		expect(made.filter(each => !['note 1', 'note 2', 'none'].includes(String(each)))).toEqual([]);
	}
	if (act === 'post') expect(made).toEqual([null, null, null]);
	if (act === 'page') for (const page of made) expect(page).toEqual(writtenPage);
	if (act === 'formAction') expect(made).toEqual([]);
}

it('what hostile plugins showed had no secret in it, and opened one page for one press', () => {
	expect(HOSTILE_PLUGINS.length).toBeGreaterThanOrEqual(30);
	expect(JSON.stringify([...notices, ...dialogs])).not.toContain(SECRET);
	expect(Math.max(...[...notices, ...dialogs].map(({ length }) => length))).toBeLessThan(12_000);
	expect(opened).toEqual(['https://evil.example/']);
	expect([...notices].filter(notice => notice.includes('javascript'))).toEqual([]);
});
