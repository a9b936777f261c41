// @vitest-environment bundled-happy-dom
import { memoryDatabase } from '@tests/factories/memoryDatabase';
import { plugin } from '@tests/factories/plugin';
import { testSession } from '@tests/factories/renderInSession';
import { runScript } from '@workers/aiscript/aiscript.client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { handlers } from '@/stores/handlers';
import { removePlugin } from '@/stores/plugins/installedPlugins';
import { keepLocalGrant } from '@/stores/plugins/localGrants';
import { columnsOfPlugins } from '@/stores/plugins/pluginColumns';
import { plugins } from '@/stores/plugins/pluginPreferences';
import { preferences } from '@/stores/preferences/Preferences';
import type { Session } from '@/stores/session/Session';
import { PluginRunner } from './PluginRunner';

vi.mock('@workers/aiscript/aiscript.client', () => ({ runScript: vi.fn() }));
vi.mock('@/blocks/aiscript/scriptConstants', () => ({ scriptConstants: async () => new Map() }));

let session: Session;
let runner: PluginRunner;

beforeEach(async () => {
	vi.spyOn(console, 'warn').mockImplementation(() => {});
	session = testSession();
	await preferences.load(Promise.resolve(memoryDatabase()), session);
	// Each plugin registers an action and a column that are named after it.
	vi.mocked(runScript).mockImplementation(({ source: title }, app) => {
		app.plugin?.register({ handle: 0, kind: 'note_action', title });
		void (async () => {
			await app.plugin?.deck.register({ handle: 1, id: 'a', title, description: null });
			await app.report({ lines: [], isBusy: false, isLive: true });
		})();
		return { trigger() {}, setPaused() {}, callHandler: vi.fn(), viewNotes: vi.fn(), stop() {} };
	});
});
afterEach(() => {
	runner.end();
	vi.restoreAllMocks();
	preferences.changeRecords(plugins.key, () => []);
});

async function install(name: string): Promise<void> {
	await keepLocalGrant(session, name, ['quarterdeck:columns']);
	preferences.update(plugins, list => [...list, plugin('', { installId: name, name, src: name })], session);
}
const actions = () => handlers.of(session, 'note_action').map(({ title }) => title);
const columns = () => columnsOfPlugins(session).map(({ title }) => title);

it('plugins come in the order of installing, also after others were uninstalled', async () => {
	for (const name of ['A', 'B', 'C']) await install(name);
	runner = new PluginRunner(session);
	await vi.waitFor(() =>
		expect([actions(), columns()]).toEqual([
			['A', 'B', 'C'],
			['A', 'B', 'C'],
		]),
	);
	for (const name of ['A', 'B']) removePlugin(name, session);
	await install('D');
	await vi.waitFor(() => expect(columns()).toHaveLength(2));
	expect([actions(), columns()]).toEqual([
		['C', 'D'],
		['C', 'D'],
	]);
});
