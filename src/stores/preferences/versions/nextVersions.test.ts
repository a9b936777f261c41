import { describe, expect, it } from 'vitest';
import type { PreferenceRecord } from '../records';
import { nextVersions, VERSION_LIMIT, withReplaced, withVersion } from './nextVersions';
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

	it('say who set a value last, also where it was there before', () => {
		const records = (value: unknown): PreferenceRecord[] => [[{}, value, { sync: true }]];
		const step = (known: readonly Version[], before: unknown, after: unknown, source: Version['source']) =>
			nextVersions(known, [records(before), records(after)], { ...seen, source });
		const theirs = step([], 'mine', 'theirs', 'server');
		expect(theirs.map(({ value, source }) => [value, source])).toEqual([
			['theirs', 'server'],
			['mine', 'device'],
		]);
		const again = step(step(theirs, 'theirs', 'mine', 'version'), 'mine', 'theirs', 'device');
		expect(again.map(({ value, source }) => [value, source])).toEqual([
			['theirs', 'device'],
			['mine', 'version'],
		]);
		// A file has set the one of before since, which makes no versions.
		expect(step(again, 'mine', 'new', 'device').map(({ value, source }) => [value, source])).toEqual([
			['new', 'device'],
			['mine', 'version'],
			['theirs', 'device'],
		]);
	});

	it('have a value that was replaced on the server after the one that replaced it, where it was not known', () => {
		const known = [version('new'), version('other’s', { account: 'a/mara' }), version('old')];
		expect(withReplaced(known, version('old'))).toBe(known);
		expect(values(withReplaced(known, version('there')))).toEqual(['new', 'there', 'other’s', 'old']);
		expect(values(withReplaced([], version('there')))).toEqual(['there']);
		let full: readonly Version[] = [];
		for (let value = 0; value < VERSION_LIMIT; value++) full = withVersion(full, version(value));
		const next = values(withReplaced(full, version('there')));
		expect([next.length, next[0], next[1], next.at(-1)]).toEqual([VERSION_LIMIT, 19, 'there', 1]);
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
