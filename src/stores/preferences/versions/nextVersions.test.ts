import { describe, expect, it } from 'vitest';
import type { PreferenceRecord } from '../records';
import { nextVersions, VERSION_LIMIT, withVersion } from './nextVersions';
import type { Version } from './Version';

const seen = { at: 1, device: 'laptop', source: 'device' } as const;
const version = (value: unknown, scope = {}): Version => ({ ...seen, scope, value });
const values = (versions: readonly Version[]) => versions.map(({ value }) => value);

describe('the versions of a key', () => {
	it('are its last 20 distinct values, the newest first', () => {
		let known: readonly Version[] = [];
		for (let value = 0; value < 30; value++) known = withVersion(known, version({ value }));
		expect(known).toHaveLength(VERSION_LIMIT);
		expect(values(known).slice(0, 2)).toEqual([{ value: 29 }, { value: 28 }]);
		known = withVersion(known, version({ value: 15 }));
		expect(values(known).slice(0, 2)).toEqual([{ value: 15 }, { value: 29 }]);
		expect(known).toHaveLength(VERSION_LIMIT);
	});

	it('are counted for each scope', () => {
		let known = withVersion([], version('mine', { account: 'a/mara' }));
		for (let value = 0; value < 30; value++) known = withVersion(known, version(value));
		expect(values(known)).toContain('mine');
	});

	it('are kept of what is synced before or after a change, and of nothing else', () => {
		const before: PreferenceRecord[] = [
			[{}, 'old', {}],
			[{ account: 'a/mara' }, 'private', {}],
		];
		const after: PreferenceRecord[] = [[{}, 'new', { sync: true }]];
		expect(values(nextVersions([], [before, after], seen))).toEqual(['new', 'old']);
		const known = [version('new')];
		expect(nextVersions(known, [after], seen)).toBe(known);
	});
});
