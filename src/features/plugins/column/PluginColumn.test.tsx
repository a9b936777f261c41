// @vitest-environment bundled-happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { answerCalls } from '@tests/factories/answerCalls';
import { memoryDatabase } from '@tests/factories/memoryDatabase';
import { plugin } from '@tests/factories/plugin';
import { renderInSession, testSession } from '@tests/factories/renderInSession';
import { wireNote } from '@tests/factories/wireNote';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ColumnHandleProvider } from '@/blocks/hosting/ColumnHandleContext';
import { columnOf } from '@/domain/deck/deck';
import type { Plugin } from '@/domain/plugin/Plugin';
import type { ShownFeed } from '@/stores/feeds/ShownFeed';
import { type PluginColumn as Fed, pluginColumns } from '@/stores/plugins/pluginColumns';
import { pluginPhases } from '@/stores/plugins/pluginPhases';
import { plugins } from '@/stores/plugins/pluginPreferences';
import { preferences } from '@/stores/preferences/Preferences';
import type { Session } from '@/stores/session/Session';
import PluginColumn from './PluginColumn';

vi.mock('@/blocks/mfm/prepareMfm', () => ({
	prepareMfm: async () => {},
	shownTexts: () => ({ full: [], simple: [] }),
}));
vi.mock('@/blocks/note/NoteCard', () => ({
	NoteCard: ({ noteId }: { noteId: string }) => <p data-shown="">{noteId}</p>,
}));
vi.stubGlobal('fetch', () => new Promise(() => {}));
// High enough to render all rows.
vi.stubGlobal('innerHeight', 8_000);

let session: Session;
let feed: ShownFeed | null;
/** What the plugin returns for its first page. */
let ids: readonly string[];
const refreshing = new Set<() => void>();
const filter = { withRenotes: true, withReplies: true, withSensitive: true, onlyFiles: false };
const column = columnOf('plugin', filter, { kind: 'plugin', id: 'tide:pictures' });
const shown = () => [...document.querySelectorAll('[data-shown]')].map(({ textContent }) => textContent);
const shows = (noteIds: readonly string[]) => waitFor(() => expect(shown()).toEqual(noteIds));

function show(): void {
	const handle = {
		setList() {},
		setPage() {},
		setFeed(next: ShownFeed | null) {
			feed = next;
		},
	};
	renderInSession(
		<ColumnHandleProvider value={handle}>
			<PluginColumn column={column} isIdle={false} />
		</ColumnHandleProvider>,
		{ session },
	);
}

/** The plugin has registered the column. */
const register = (load: Fed['load'] = async ({ untilId }) => (untilId === null ? ids : [])) => {
	const key = `${Math.random()}`;
	const fed = { key, owner: session.key, id: 'tide:pictures', plugin: 'Tide', order: 0, title: 'Pictures' };
	const onRefresh = (listener: () => void) => {
		refreshing.add(listener);
		return () => refreshing.delete(listener);
	};
	pluginColumns.setState({ all: [{ ...fed, description: null, load, onRefresh }] });
};
const install = (change: Partial<Plugin> = {}) => preferences.set(plugins, [plugin('', change)], session);

beforeEach(async () => {
	session = testSession();
	feed = null;
	ids = ['n3', 'n2'];
	answerCalls(session.api, (endpoint, { noteId }) =>
		endpoint === 'notes/show' ? wireNote({ id: String(noteId) }) : [],
	);
	await preferences.load(Promise.resolve(memoryDatabase()), session);
	install();
});
afterEach(() => {
	cleanup();
	refreshing.clear();
	pluginColumns.setState({ all: [] });
	pluginPhases.set(session, 'tide', null);
	preferences.changeRecords(plugins.key, () => []);
});

it('waits for its plugin to start, and shows its notes', async () => {
	show();
	expect(screen.queryByText(/running|installed/)).toBeNull();
	act(() => pluginPhases.set(session, 'tide', 'starting'));
	expect(screen.queryByText(/running|installed/)).toBeNull();
	act(() => register());
	await shows(['n3', 'n2']);
});

it('follows its plugin when that stops and starts again', async () => {
	register();
	act(() => pluginPhases.set(session, 'tide', 'running'));
	show();
	await shows(['n3', 'n2']);
	act(() => {
		pluginColumns.setState({ all: [] });
		pluginPhases.set(session, 'tide', 'over');
	});
	expect(screen.getByText('Tide isn’t running')).toBeDefined();
	expect(screen.getByRole('link', { name: 'To the plugins' }).getAttribute('href')).toBe('/settings/plugin');
	ids = ['n4'];
	act(() => pluginPhases.set(session, 'tide', 'starting'));
	expect(screen.queryByText('Tide isn’t running')).toBeNull();
	act(() => register());
	await shows(['n4']);
});

it('begins anew with another start of the plugin', async () => {
	register();
	show();
	await shows(ids);
	ids = ['n9'];
	act(() => register());
	await shows(['n9']);
});

it.each([
	['is inactive', () => install({ active: false }), 'Tide is inactive'],
	['isn’t installed', () => preferences.set(plugins, [], session), 'The plugin of this column isn’t installed'],
	['runs without it', () => pluginPhases.set(session, 'tide', 'running'), 'Tide doesn’t offer this column'],
])('says so where its plugin %s', (_, change, title) => {
	show();
	act(() => change());
	expect(screen.getByText(title)).toBeDefined();
});

it('says which plugin failed, and asks it again', async () => {
	const load = vi.fn<Fed['load']>().mockRejectedValueOnce(new Error('Tide: out of rope')).mockResolvedValue(['n1']);
	register(load);
	show();
	expect(await screen.findByText('Tide: out of rope')).toBeDefined();
	act(() => screen.getByRole('button', { name: 'Retry' }).click());
	await shows(['n1']);
});

it('says that there is nothing', async () => {
	ids = [];
	register();
	show();
	expect(await screen.findByText('Tide has none for this column.')).toBeDefined();
});

it('shows the first page anew when the plugin wants it; further down, what is new waits above', async () => {
	register();
	show();
	await shows(ids);
	const refresh = () =>
		act(() => {
			for (const listener of refreshing) listener();
		});
	// In another order, and without one of them.
	ids = ['n2', 'n5'];
	refresh();
	await shows(ids);
	const scroller = document.querySelector('[data-scroller]') as HTMLElement;
	scroller.scrollTop = 500;
	fireEvent.scroll(scroller);
	ids = ['n7', 'n2', 'n5'];
	refresh();
	await waitFor(() => expect(feed?.state.queued).toBe(1));
	expect(feed?.state.entries.map(({ key }) => key)).toEqual(['n2', 'n5']);
});

it('loses a note that was deleted', async () => {
	register();
	show();
	await shows(ids);
	const { appEvents } = await import('@/stores/appEvents');
	act(() => appEvents.emit('noteDeleted', { session, noteId: 'n3' }));
	await shows(['n2']);
});
