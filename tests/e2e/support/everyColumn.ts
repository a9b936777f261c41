import type { DeckColumn } from '@/domain/deck/deck';
import { writeDecks } from '@/domain/deck/storedDecks';
import { newColumn } from '@/stores/deck/deckOperations';
import type { Home, Person } from './Home';

/** What the columns of somebody show that need something to show. */
export interface Targets {
	readonly list: string;
	readonly clip: string;
	readonly antenna: string;
	/** A note with replies. */
	readonly note: string;
	readonly user: string;
}

/** Makes a list, a clip, an antenna and a thread for them. */
export async function someTargets(home: Home, person: Person): Promise<Targets> {
	const make = async (endpoint: string, params: object) =>
		(await home.call<{ id: string }>(endpoint, params, person)).id;
	const list = await make('users/lists/create', { name: 'Crew' });
	const clip = await make('clips/create', { name: 'Charts' });
	const antenna = await make('antennas/create', {
		...{ name: 'Lighthouse', src: 'all', userListId: null, keywords: [['fog']], excludeKeywords: [[]], users: [] },
		...{ caseSensitive: false, localOnly: false, excludeBots: false, withReplies: true, withFile: false },
	});
	const { id: note } = await home.post(person, 'who has the watch?');
	await home.post(person, { text: 'I have', replyId: note });
	return { list, clip, antenna, note, user: person.id };
}

/** A column of each kind, some of which can't show anything, and a stack, as a stored preference. */
export function everyColumn({ list, clip, antenna, note, user }: Targets): Record<string, unknown> {
	const aimed = (type: string, kind: string, id: string, name: string): DeckColumn =>
		newColumn(type, { id: type, name, target: { kind, id } });
	const columns = [
		...['main', 'notifications', 'home', 'local', 'social'].map(type => plain(type)),
		plain('global', { collapsed: true }),
		plain('media', { color: '--account-3' }),
		...['mentions', 'direct', 'favorites'].map(type => plain(type)),
		aimed('list', 'list', list, 'Crew'),
		aimed('antenna', 'antenna', antenna, 'Lighthouse'),
		aimed('clip', 'clip', clip, 'Charts'),
		aimed('userNotes', 'user', user, 'My notes'),
		aimed('hashtag', 'hashtag', 'fog', '#fog'),
		aimed('search', 'search', 'q=fog', 'fog'),
		aimed('thread', 'note', note, 'Thread'),
		aimed('plugin', 'plugin', 'tide:pictures', 'Pictures'),
		plain('widgets', {
			widgets: [
				{ id: 'a', name: 'clock', place: 'right', data: {} },
				{ id: 'b', name: 'memo', place: 'right', data: {} },
			],
		}),
		merged(),
		plain('channel'),
		plain('role'),
		plain('tides'),
		newColumn('home', {
			id: 'elsewhere',
			account: 'other.example/abc',
			owner: { origin: 'https://other.example', username: 'rin' },
		}),
		newColumn('local', { id: 'upper' }),
		newColumn('direct', { id: 'lower', height: 2 }),
	];
	const layout = [...columns.slice(0, -2).map(({ id }) => [id]), ['upper', 'lower']];
	return storedDeck(columns, layout);
}

/** Columns whose menus are opened, as a stored preference: the fewer there are, the faster each is looked at. */
export function columnsWithMenus(): Record<string, unknown> {
	const columns = [...['notifications', 'home', 'local'].map(type => plain(type)), merged()];
	return storedDeck(
		columns,
		columns.map(({ id }) => [id]),
	);
}

const plain = (type: string, change: Partial<DeckColumn> = {}): DeckColumn => newColumn(type, { id: type, ...change });

const merged = (): DeckColumn =>
	plain('merged', {
		sources: [
			{ account: null, type: 'home' },
			{ account: null, type: 'local' },
		],
	});

const storedDeck = (columns: readonly DeckColumn[], layout: readonly string[][]): Record<string, unknown> => ({
	'deck.profiles': writeDecks([{ id: 'default', name: 'Deck', columns, layout }]),
});
