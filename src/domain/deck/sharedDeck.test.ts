import { describe, expect, it } from 'vitest';
import type { DeckColumn, DeckProfile } from './deck';
import {
	deckFrom,
	hasPrivate,
	MAX_SHARED_COLUMNS,
	readSharedDeck,
	SharedDeckError,
	type SharedDeckProblem,
	shareDeck,
	writeSharedDeck,
} from './sharedDeck';

const column = (id: string, change: Partial<DeckColumn> = {}): DeckColumn => ({
	...{ id, type: id, name: null, width: 330, height: 1, account: null, target: null },
	...{ withRenotes: true, withReplies: true, withSensitive: true, onlyFiles: false },
	...change,
});
const MINE = 'home.example/mara';
const RIN = 'tide.example/rin';
const columns = [
	column('main', { width: 420 }),
	column('home', { collapsed: true, sound: { type: 'tick', volume: 1 } }),
	column('list', { name: 'Friends', target: { kind: 'list', id: 'l1' } }),
	column('channel', { name: 'Galley', target: { kind: 'channel', id: 'c1' } }),
	column('local', { account: RIN, flexible: true }),
	{ ...column('tide'), ...{ pool: { depth: 3 } } },
];
const deck: DeckProfile = {
	...{ id: 'd', name: 'Watch', columns },
	layout: [['main'], ['home', 'list'], ['channel'], ['local'], ['tide']],
};
const ownerOf = (key: string) => (key === RIN ? { origin: 'https://tide.example', username: 'rin' } : undefined);
const sent = (withPrivate: boolean) => readSharedDeck(writeSharedDeck(shareDeck(deck, withPrivate, ownerOf)));
const withoutIds = ({ columns: all }: DeckProfile) => all.map(({ id: _, ...fields }) => fields);
const shapeOf = ({ columns: all, layout }: DeckProfile) =>
	layout.map(stack => stack.map(id => all.find(each => each.id === id)?.type));

describe('a shared deck', () => {
	it('is the same deck under other ids', () => {
		const again = deckFrom(sent(true), true, MINE);
		expect(again.name).toBe('Watch');
		expect(shapeOf(again)).toEqual(shapeOf(deck));
		expect(withoutIds(again)).toMatchObject(
			withoutIds({
				...deck,
				columns: columns.map(each =>
					each.account === null ? each : { ...each, owner: { origin: 'https://tide.example', username: 'rin' } },
				),
			}),
		);
		expect(again.columns.every(({ id }) => !columns.some(each => each.id === id))).toBe(true);
	});

	it('can be read again, however long its name and those of its columns are', () => {
		const long = {
			...deck,
			name: 'w'.repeat(100),
			columns: [column('home', { name: 'h'.repeat(400) })],
			layout: [['home']],
		};
		const again = readSharedDeck(writeSharedDeck(shareDeck(long, false, ownerOf)));
		expect(again.name).toBe('w'.repeat(60));
		expect(again.columns[0]?.name).toBe('h'.repeat(300));
	});

	it('has no column wider, narrower, higher or lower than columns can be', () => {
		const text = writeSharedDeck({
			...{ name: 'Odd', accounts: [], layout: [[0], [1]] },
			columns: [
				{ type: 'home', width: 100_000, height: 0.001 },
				{ type: 'local', width: 0.5, height: 500 },
			],
		});
		const sizes = deckFrom(readSharedDeck(text), false, MINE).columns.map(({ width, height }) => [width, height]);
		expect(sizes).toEqual([
			[1200, 0.25],
			[250, 8],
		]);
	});

	it('has nothing private unless somebody wants that', () => {
		const open = sent(false);
		const text = writeSharedDeck(open);
		for (const secret of ['l1', 'Friends', 'rin', 'tide.example', 'depth']) expect(text).not.toContain(secret);
		expect(hasPrivate(open)).toBe(false);
		expect(hasPrivate(sent(true))).toBe(true);
		expect(text).toContain('Galley');
	});

	it('brings nothing unasked that runs, names anyone or is unknown', () => {
		const data = { script: 'Mk:api("notes/create", {})' };
		const widgets = [{ id: 'w', name: 'aiscriptApp', place: 'right', data: { ...data, isHeld: false } }];
		const strangers = readSharedDeck(
			writeSharedDeck({
				...{ name: 'Trap', accounts: [], layout: [[0]] },
				columns: [{ type: 'widgets', width: 400, widgets, actor: RIN, owner: ownerOf(RIN) ?? null, listId: 'l1' }],
			}),
		);
		expect(hasPrivate(strangers)).toBe(true);
		const taken = deckFrom(strangers, false, MINE).columns[0];
		expect(taken).toMatchObject({ type: 'widgets', width: 400 });
		for (const field of ['widgets', 'actor', 'owner', 'listId', 'rules']) expect(taken).not.toHaveProperty(field);
		expect(deckFrom(strangers, true, MINE).columns[0]).toMatchObject({
			...{ actor: RIN, listId: 'l1' },
			widgets: [{ ...widgets[0], data: { ...data, isHeld: true } }],
		});
	});

	it('offers to include widgets, and always has the filter of notifications', () => {
		const filtered = column('notifications', { excludeTypes: ['login'] });
		const one: DeckProfile = { id: 'd', name: 'Watch', columns: [filtered], layout: [['notifications']] };
		const open = readSharedDeck(writeSharedDeck(shareDeck(one, false, ownerOf)));
		expect(hasPrivate(open)).toBe(false);
		expect(deckFrom(open, false, MINE).columns[0]).toMatchObject({ excludeTypes: ['login'] });
		const widgets = [{ id: 'w', name: 'memo', place: 'right' as const, data: { text: 'Rope' } }];
		const withMemo: DeckProfile = { ...one, columns: [column('widgets', { widgets })], layout: [['widgets']] };
		const whole = shareDeck(withMemo, true, ownerOf);
		expect(hasPrivate(whole)).toBe(true);
		expect(deckFrom(whole, true, MINE).columns[0]).toMatchObject({ widgets });
	});

	it('keeps the places of private columns, which then ask what to show', () => {
		const again = deckFrom(sent(true), false, MINE);
		expect(shapeOf(again)).toEqual(shapeOf(deck));
		expect(again.columns.map(({ account }) => account)).toEqual(columns.map(() => null));
		expect(again.columns[2]).toMatchObject({ type: 'list', target: null, name: null });
	});

	it('has the first of several main columns alone', () => {
		const mains = ['home', 'main', 'main', 'local'].map(type => ({ type }));
		const shared = { name: 'Watch', accounts: [], columns: mains, layout: [[0], [2], [1, 3]] };
		expect(shapeOf(deckFrom(shared, false, MINE)).filter(stack => stack.length > 0)).toEqual([
			['home'],
			['main', 'local'],
		]);
		expect(deckFrom(shared, false, MINE).columns).toHaveLength(3);
	});

	it('has the page’s own account where it names that', () => {
		expect(deckFrom(sent(true), true, RIN).columns[4]).toMatchObject({ account: null });
	});

	it('is short: what is as usual is left out', () => {
		expect(shareDeck({ ...deck, columns: [column('home')], layout: [['home']] }, true, ownerOf).columns).toEqual([
			{ type: 'home' },
		]);
	});
});

const whole = JSON.parse(writeSharedDeck(shareDeck(deck, true, ownerOf))) as Record<string, unknown>;

it.each<[SharedDeckProblem, unknown]>([
	['foreign', 'x'],
	['foreign', null],
	['foreign', {}],
	['foreign', { ...whole, format: 'other' }],
	['newer', { ...whole, version: 2 }],
	['newer', { ...whole, version: '1' }],
	['empty', { ...whole, columns: [], layout: [] }],
	['tooMany', { ...whole, columns: Array.from({ length: MAX_SHARED_COLUMNS + 1 }, () => ({ type: 'home' })) }],
	['damaged', { ...whole, name: 1 }],
	['damaged', { ...whole, columns: {} }],
	['damaged', { ...whole, columns: [{ type: 1 }] }],
	['damaged', { ...whole, columns: [{ type: 'home', width: 'wide' }], layout: [[0]] }],
	['damaged', { ...whole, columns: [{ type: 'home', account: 7 }], layout: [[0]] }],
	['damaged', { ...whole, columns: [{ type: 'list', target: { kind: '../x', id: 'a' } }], layout: [[0]] }],
	['damaged', { ...whole, columns: [{ type: 'notifications', excludeTypes: 'login' }], layout: [[0]] }],
	['damaged', { ...whole, layout: [[99]] }],
	['damaged', { ...whole, accounts: [{ key: 'x', origin: 'javascript:1', username: 'x' }] }],
])('says of what is none that it is %s', (problem, value) => {
	const read = () => readSharedDeck(value === 'x' ? 'x' : JSON.stringify(value));
	expect(read).toThrow(SharedDeckError);
	try {
		read();
	} catch (error) {
		expect((error as SharedDeckError).problem).toBe(problem);
	}
});

describe('a shared merged column', () => {
	const none = { account: null, target: null, name: null, owner: null };
	const owner = { origin: 'https://tide.example', username: 'rin' };
	const local = { ...none, type: 'local' };
	const list = { ...none, type: 'list', target: { kind: 'list', id: 'l2' }, name: 'Foes' };
	const rins = { ...none, type: 'local', account: RIN };
	const merged = column('merged', { actor: RIN, sources: [local, list, rins] });
	const one: DeckProfile = { id: 'd', name: 'Watch', columns: [merged], layout: [['merged']] };
	const share = (withPrivate: boolean) => readSharedDeck(writeSharedDeck(shareDeck(one, withPrivate, ownerOf)));
	const columnFrom = (isSharedWhole: boolean, isTakenWhole: boolean, own: string) =>
		deckFrom(share(isSharedWhole), isTakenWhole, own).columns[0];

	it('keeps its timelines, with who reads them', () => {
		const sources = [local, list, { ...rins, owner }];
		expect(columnFrom(true, true, MINE)).toMatchObject({ sources, actor: RIN });
		expect(columnFrom(true, true, RIN)?.sources).toContainEqual({ ...rins, account: null });
	});

	it('has what everybody can read, unless somebody wants more', () => {
		for (const open of [columnFrom(false, false, MINE), columnFrom(true, false, MINE)]) {
			expect(open?.sources).toEqual([local]);
			expect(open?.actor).toBeUndefined();
		}
		for (const secret of ['l2', 'Foes', 'rin', 'tide']) expect(JSON.stringify(share(false))).not.toContain(secret);
		expect(hasPrivate(share(true))).toBe(true);
	});

	it.each([
		['no list', 5],
		['no kind', [{}]],
		['an account that is not there', [{ type: 'home', account: 3 }]],
		['a broken target', [{ type: 'list', target: 5 }]],
		['the same twice', [{ type: 'home' }, { type: 'home' }]],
	])('is damaged with %s as its timelines', (_, sources) => {
		const text = JSON.stringify({
			...{ format: 'quarterdeck-deck', version: 1, name: 'Watch', accounts: [] },
			...{ columns: [{ type: 'merged', sources }], layout: [[0]] },
		});
		expect(() => readSharedDeck(text)).toThrow(new SharedDeckError('damaged'));
	});
});

describe('a shared deck with rules', () => {
	const rule = { id: 'r', isOn: true, match: 'all', conditions: [{ kind: 'word', value: 'spoiler' }] };
	const send = { ...rule, actions: [{ kind: 'send', value: 'tide' }] };
	const ruled: DeckProfile = {
		...deck,
		columns: columns.map(each => (each.id === 'home' ? { ...each, rules: [send, { kind: 'strange' }] } : each)),
	};
	const sharedOf = (withPrivate: boolean) => readSharedDeck(writeSharedDeck(shareDeck(ruled, withPrivate, ownerOf)));

	it('has them for its owner alone, and they send to the same column under its new id', () => {
		const shared = sharedOf(true);
		expect(hasPrivate(shared)).toBe(true);
		const again = deckFrom(shared, true, MINE);
		const idOf = (type: string) => again.columns.find(each => each.type === type)?.id;
		expect(again.columns.find(({ type }) => type === 'home')?.rules).toEqual([
			{ ...send, actions: [{ kind: 'send', value: idOf('tide') }] },
			{ kind: 'strange' },
		]);
		expect(deckFrom(shared, false, MINE).columns.every(({ rules }) => rules === undefined)).toBe(true);
		expect(writeSharedDeck(sharedOf(false))).not.toContain('spoiler');
	});

	it('refuses what is no list of rules, or too many', () => {
		const text = writeSharedDeck(sharedOf(true));
		for (const rules of ['"all"', JSON.stringify(Array.from({ length: 51 }, () => rule))]) {
			const damaged = text.replace(/"rules":\[.*?\{"kind":"strange"\}\]/, `"rules":${rules}`);
			expect(damaged).not.toBe(text);
			expect(() => readSharedDeck(damaged)).toThrow(SharedDeckError);
		}
	});
});
