// @vitest-environment bundled-happy-dom
import { answerCalls } from '@tests/factories/answerCalls';
import { wireNote, wireUser } from '@tests/factories/wireNote';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/api/ApiError';
import { deckStore } from '@/stores/deck/DeckStore';
import { addColumn, newColumn } from '@/stores/deck/deckOperations';
import { deckProfiles } from '@/stores/deck/deckSettings';
import { pluginColumns } from '@/stores/plugins/pluginColumns';
import { preferences } from '@/stores/preferences/Preferences';
import { queryClient } from '@/stores/queryClient';
import { accounts, chooseAccount, type StoredAccount, storeAccount } from '@/stores/session/accounts';
import { currentSession, sessionOf } from '@/stores/session/sessions';
import { deckOfPlugins } from './deckOfPlugins';

vi.mock('partysocket/ws', async () => ({ default: (await import('@tests/factories/HeldSocket')).HeldSocket }));
vi.stubGlobal('fetch', () => new Promise(() => {}));

const account = (username: string, host: string): StoredAccount => ({
	...{ origin: `https://${host}`, host, id: username, username, name: null, avatarUrl: null, token: username },
});
const rin = account('rin', 'tidepool.example');
const mara = wireUser({ id: 'mara' });
const last = () => deckStore.deck.columns.at(-1);
const offer = (kind: string, target: string | null = null, title: string | null = null, session = currentSession()) =>
	deckOfPlugins.offer(session, { kind, target, title });

let end = () => {};
beforeEach(() => {
	queryClient.clear();
	preferences.set(deckProfiles, []);
	end = deckStore.open('Deck');
	chooseAccount(account('noor', 'home.example'));
	storeAccount(rin);
	answerCalls(currentSession().api, (endpoint, params) => {
		if (endpoint === 'users/lists/list') return [{ id: 'crew', name: 'Crew', userIds: [] }];
		if (endpoint === 'users/show' && params.userId === 'mara') return mara;
		if (endpoint === 'notes/show' && params.noteId === 'n1') return wireNote({ id: 'n1', user: mara });
		throw new ApiError(endpoint, 400, { code: 'NO_SUCH_THING' });
	});
});
afterEach(() => {
	end();
	pluginColumns.setState({ all: [] });
	accounts.setState({ all: [], current: null });
	localStorage.clear();
});

describe('a column for a plugin', () => {
	it.each([
		['mentions', null, 'Mentions', null],
		['hashtag', '#fog, sea', '#fog #sea', 'fog sea'],
		['list', 'crew', 'Crew', 'crew'],
		['userNotes', 'mara', 'Mara Lindqvist', 'mara'],
		['thread', 'n1', 'Thread of Mara Lindqvist', 'n1'],
		['search', 'q=low+tide', 'low tide', 'q=low+tide'],
	] as const)('of the kind %s is named after what it shows', async (kind, target, title, id) => {
		const offered = await offer(kind, target);
		expect([offered?.title, offered?.isThere, deckStore.deck.columns]).toEqual([title, false, expect.anything()]);
		const before = deckStore.deck.columns.length;
		offered?.add();
		expect(deckStore.deck.columns).toHaveLength(before + 1);
		expect([last()?.type, last()?.target?.id ?? null, last()?.account]).toEqual([kind, id, null]);
		expect(deckStore.deck.layout.at(-1)).toEqual([last()?.id]);
		expect(offered?.isThere).toBe(true);
		expect((await offer(kind, target))?.isThere).toBe(true);
		deckStore.undo();
		expect(deckStore.deck.columns).toHaveLength(before);
	});

	it('has the title that the plugin gives it', async () => {
		const offered = await offer('hashtag', 'cats', 'Cats of the day');
		expect([offered?.title, offered?.kindTitle]).toEqual(['Cats of the day', 'Hashtag']);
	});

	it('reads with the account that the plugin belongs to', async () => {
		(await offer('home', null, null, sessionOf(rin)))?.add();
		expect(last()?.account).toBe('tidepool.example/rin');
	});

	it('may be one that it feeds itself', async () => {
		await expect(offer('plugin', 'tide:pictures')).rejects.toThrow('can have no column');
		const fed = { key: 'k', owner: currentSession().key, id: 'tide:pictures', plugin: 'Tide', order: 0 };
		const load = async () => [];
		pluginColumns.setState({
			all: [{ ...fed, title: 'Pictures', description: null, load, onRefresh: () => () => {} }],
		});
		const offered = await offer('plugin', 'tide:pictures');
		offered?.add();
		expect(last()).toMatchObject({ name: 'Pictures', target: { kind: 'plugin', id: 'tide:pictures' } });
		await expect(offer('plugin', 'fog:pictures')).rejects.toThrow("no target 'fog:pictures'");
	});

	it.each([
		['tides', null, "There is no kind of column 'tides'."],
		['main', null, "A column of the kind 'main' is only added by hand."],
		['merged', null, "A column of the kind 'merged' is only added by hand."],
		['home', 'x', "A column of the kind 'home' has no target."],
		['hashtag', null, "A column of the kind 'hashtag' needs a target."],
		['hashtag', '# ,', "There is no target '# ,' for a column of the kind 'hashtag'."],
		['search', 'tide', "There is no target 'tide' for a column of the kind 'search'."],
		['list', 'none', "There is no target 'none' for a column of the kind 'list'."],
		['userNotes', 'none', "There is no target 'none' for a column of the kind 'userNotes'."],
		['thread', 'none', "There is no target 'none' for a column of the kind 'thread'."],
	])('is refused: %s %s', async (kind, target, message) => {
		await expect(offer(kind, target)).rejects.toThrow(message);
	});

	it('is none where there is no deck', async () => {
		const open = vi.spyOn(deckStore, 'isOpen', 'get').mockReturnValue(false);
		expect([await offer('home'), deckOfPlugins.columnsOf(currentSession())]).toEqual([null, []]);
		open.mockRestore();
	});
});

it('a plugin is told of its account’s columns alone', () => {
	deckStore.change(deck =>
		addColumn(deck, newColumn('hashtag', { name: '#cats', target: { kind: 'hashtag', id: 'cats' } })),
	);
	deckStore.change(deck => addColumn(deck, newColumn('home', { name: 'Rin’s home', account: 'tidepool.example/rin' })));
	expect(deckOfPlugins.columnsOf(currentSession())).toEqual([
		{ kind: 'main', title: 'Main' },
		{ kind: 'notifications', title: 'Notifications' },
		{ kind: 'home', title: 'Home' },
		{ kind: 'local', title: 'Local' },
		{ kind: 'hashtag', title: '#cats' },
	]);
	expect(deckOfPlugins.columnsOf(sessionOf(rin))).toEqual([{ kind: 'home', title: 'Rin’s home' }]);
});
