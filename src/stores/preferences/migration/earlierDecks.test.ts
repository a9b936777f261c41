import { expect, it } from 'vitest';
import { readDecks } from '@/domain/deck/storedDecks';
import { earlierDecks } from './earlierDecks';

it('are decks of ours, each by its name, with columns of kinds that this version does not know', () => {
	const columns = [
		{ id: 'a', type: 'tl', name: '', tl: 'local', width: 400, flexible: true, withRenotes: false },
		{ id: 'b', type: 'list', name: 'Friends', listId: 'l1', onlyFiles: true },
		{ id: 'c', type: 'widgets', widgets: [{ id: 'w' }] },
		{ id: 'd', type: 'roleTimeline', roleId: 'r1' },
	];
	const [deck, ...others] = readDecks(earlierDecks({ Work: { columns, layout: [['a', 'b'], ['c'], ['d']] } }));
	expect(others).toEqual([]);
	expect(deck).toMatchObject({ id: 'earlier Work', name: 'Work', layout: [['a', 'b'], ['c'], ['d']] });
	expect(deck?.columns).toMatchObject([
		{ id: 'a', type: 'local', name: null, target: null, width: 400, withRenotes: false, withReplies: true },
		{ id: 'b', type: 'list', name: 'Friends', target: { kind: 'list', id: 'l1' }, onlyFiles: true, account: null },
		{ id: 'c', type: 'widgets', widgets: [{ id: 'w' }], width: 330, height: 1 },
		{ id: 'd', type: 'role', target: { kind: 'role', id: 'r1' } },
	]);
	expect(deck?.columns[0]).toMatchObject({ flexible: true });
});

it.each([
	null,
	1,
	'x',
	[],
	{},
	{ columns: [] },
	{ layout: [] },
	{ columns: 1, layout: [] },
	{ columns: [], layout: [1] },
])('are none in %j', broken => expect(earlierDecks({ Broken: broken })).toEqual([]));

it('leave out columns that are none', () => {
	const columns = [null, 1, 'x', [], {}, { id: 1, type: 'main' }, { id: 'a' }, { id: 'a', type: 'main' }];
	expect(earlierDecks({ A: { columns, layout: [['a']] } })[0]?.columns.map(({ id }) => id)).toEqual(['a']);
});
