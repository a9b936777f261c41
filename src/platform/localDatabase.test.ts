// @vitest-environment bundled-happy-dom
import { beforeEach, expect, it } from 'vitest';
import { overStorage } from './localDatabase';

beforeEach(() => localStorage.clear());

it('sets and removes together over local storage', async () => {
	const database = overStorage(localStorage);
	await database.set('a', { count: 1 });
	await database.change(new Map([['b', 2]]), ['a']);
	expect(await database.keys('')).toEqual(['b']);
	expect(await database.get('b')).toBe(2);
});

it('changes nothing where not all of it can be kept', async () => {
	const database = overStorage(localStorage);
	await database.set('a', 1);
	const change = database.change(
		new Map<string, unknown>([
			['a', 2],
			['b', 3],
			['c', 4n],
		]),
		['a'],
	);
	await expect(change).rejects.toThrow('BigInt');
	expect(await database.get('a')).toBe(1);
	expect(await database.keys('')).toEqual(['a']);
});
