import { expect, it } from 'vitest';
import { columnOf, type DeckColumn } from '@/domain/deck/deck';
import { readingMark, readingPlaces } from './readingPlaces';

const ALL = { withReplies: true, withRenotes: true, withSensitive: true, onlyFiles: false };
const place = (type: string, parts: Partial<DeckColumn> = {}) =>
	readingPlaces({ ...columnOf(type, ALL), ...parts }).own;

it('gives columns one place that show the same notes', () => {
	expect(place('home')).toBe('home');
	expect(place('home', { id: 'other', name: 'Mine' })).toBe('home');
	expect(place('list', { target: { kind: 'list', id: 'a' } })).toBe('list list a');
	expect(place('home', { withReplies: false })).toBe('home');
	expect(place('local', { onlyFiles: true, withReplies: false })).toBe(place('local', { onlyFiles: true }));
});

it('gives columns that leave out notes places of their own', () => {
	const narrowed: Partial<DeckColumn>[] = [
		{},
		{ onlyFiles: true },
		{ withRenotes: false },
		{ withReplies: false },
		{ withSensitive: false },
	];
	expect(new Set(narrowed.map(parts => place('local', parts))).size).toBe(narrowed.length);
});

it('takes for read in a narrowed column what was read in the whole timeline', () => {
	const places = readingPlaces({ ...columnOf('home', ALL), onlyFiles: true });
	const marksAt = (marks: Record<string, string>) => ({
		markOf: (name: string) => (marks[name] === undefined ? null : { id: marks[name], at: 0 }),
	});
	expect(readingMark(marksAt({}), places)).toBeNull();
	expect(readingMark(marksAt({ home: 'n5' }), places)?.id).toBe('n5');
	expect(readingMark(marksAt({ home: 'n5', [places.own]: 'n3' }), places)?.id).toBe('n5');
	expect(readingMark(marksAt({ home: 'n5', [places.own]: 'n7' }), places)?.id).toBe('n7');
});
