// @vitest-environment bundled-happy-dom
import { memoryDatabase } from '@tests/factories/memoryDatabase';
import { plugin } from '@tests/factories/plugin';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Plugin } from '@/domain/plugin/Plugin';
import { handlers } from '@/stores/handlers';
import { type Intent, intents } from '@/stores/intents';
import { pluginPhases } from '@/stores/plugins/pluginPhases';
import { plugins } from '@/stores/plugins/pluginPreferences';
import { preferences } from '@/stores/preferences/Preferences';
import { Session } from '@/stores/session/Session';
import { ask } from '@/ui/dialog/dialogs';
import { awaitPlugins } from './awaitPlugins';

vi.mock('@/ui/dialog/dialogs', () => ({ ask: vi.fn() }));

let count = 0;
let session: Session;
let asked: Intent[];
let end: () => void;

beforeEach(() => {
	vi.useFakeTimers();
	const host = `s${++count}.example`;
	const account = { origin: `https://${host}`, host, id: 'me', username: 'mara', name: null, avatarUrl: null };
	session = new Session(account.origin, { ...account, token: 't' });
	asked = [];
	end = intents.listen(intent => asked.push(intent));
});
afterEach(() => {
	end();
	vi.useRealTimers();
	vi.mocked(ask).mockReset();
});

async function install(...list: readonly Plugin[]): Promise<void> {
	await preferences.load(Promise.resolve(memoryDatabase()), session);
	preferences.set(plugins, list, session);
}
const choose = (value: string) => vi.mocked(ask).mockResolvedValue(value);
const titles = () => vi.mocked(ask).mock.calls.map(([{ title }]) => title);
const phase = (value: 'starting' | 'running' | 'over', installId = 'tide') =>
	pluginPhases.set(session, installId, value);
const later = (ms: number) => vi.advanceTimersByTimeAsync(ms);

it('a note waits for a plugin that nothing has started yet', async () => {
	await install(plugin(''));
	const posting = awaitPlugins(session);
	expect(asked).toEqual([{ kind: 'startPlugins', session }]);
	phase('starting');
	await later(9_000);
	phase('running');
	expect(await posting).toBe(true);
	expect(ask).not.toHaveBeenCalled();
});

it('plugins that are off, have no code or have ended keep no note waiting', async () => {
	await install(
		plugin('', { active: false }),
		plugin('', { installId: 'fog', src: null }),
		plugin('', { installId: 'sea' }),
	);
	phase('over', 'sea');
	expect(await awaitPlugins(session)).toBe(true);
	expect(asked).toEqual([]);
});

it('the person is asked where one has not started within 10 s, and then no more', async () => {
	await install(plugin(''));
	choose('no');
	const first = awaitPlugins(session);
	await later(10_000);
	expect(await first).toBe(false);
	choose('post');
	const second = awaitPlugins(session);
	await later(10_000);
	expect(await second).toBe(true);
	expect(titles()).toEqual(['Tide hasn’t answered', 'Tide hasn’t answered']);
	expect(await awaitPlugins(session)).toBe(true);
	expect(ask).toHaveBeenCalledTimes(2);
	// It was ready in between: its next start is waited for.
	phase('running');
	expect(await awaitPlugins(session)).toBe(true);
	phase('starting');
	const third = awaitPlugins(session);
	await later(10_000);
	await third;
	expect(ask).toHaveBeenCalledTimes(3);
});

it('the person is asked where its start fails meanwhile, and not where it has run and ended', async () => {
	await install(plugin(''), plugin('', { installId: 'fog', name: 'Fog' }));
	choose('post');
	const posting = awaitPlugins(session);
	phase('running', 'fog');
	phase('over', 'fog');
	phase('over');
	expect(await posting).toBe(true);
	expect(titles()).toEqual(['Tide hasn’t answered']);
});

it('one that goes on in its start is ready once it has registered what changes notes', async () => {
	await install(plugin(''));
	phase('starting');
	const posting = awaitPlugins(session);
	const unregister = handlers.register(session, 'note_post_interruptor', {
		installId: 'tide',
		run: async (_session, payload) => payload,
	});
	expect(await posting).toBe(true);
	unregister();
});
