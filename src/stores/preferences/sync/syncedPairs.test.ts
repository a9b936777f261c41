import { describe, expect, it } from 'vitest';
import { syncedValue, withSyncedValue } from './syncedPairs';

const mara = { account: 'a.example/mara' };
const stored = [
	[{}, 'all', { more: 1 }],
	[{ server: 'b.example' }, 'b'],
	[{ server: 'a.example', account: 'mara' }, 'mara'],
	[{ server: 'a.example', account: 'noor' }, 'noor'],
	[{ newPart: 1 }, 'newer'],
	'broken',
];

describe('the synced values of a key', () => {
	it('are read for a scope, the narrowest first', () => {
		expect(syncedValue(stored, mara)?.value).toBe('mara');
		expect(syncedValue(stored, { account: 'b.example/ivo' })?.value).toBe('b');
		expect(syncedValue(stored, { account: 'c.example/ivo' })?.value).toBe('all');
		expect(syncedValue(stored, {})?.value).toBe('all');
		expect(syncedValue(stored.slice(1), {})).toBeUndefined();
	});

	it.each([undefined, null, 'x', 1, {}, [[]], [[1, 2]], [[{ server: 1 }, 2]], [[{ other: 'x' }, 2]]])(
		'are none in %j',
		broken => {
			expect(syncedValue(broken, mara)).toBeUndefined();
		},
	);

	it('change alone, and all others go back as they came', () => {
		expect(withSyncedValue(stored, mara, 'new')).toEqual(
			stored.with(2, [{ server: 'a.example', account: 'mara' }, 'new']),
		);
		expect(withSyncedValue(stored, {}, 'new')[0]).toEqual([{}, 'new', { more: 1 }]);
		const added = withSyncedValue(stored, { account: 'c.example/ivo' }, 'ivo');
		expect(added).toEqual([...stored, [{ server: 'c.example', account: 'ivo' }, 'ivo']]);
	});
});
