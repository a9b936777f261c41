import { expect, it } from 'vitest';
import { readSearch } from '@/domain/paths/readPath';
import { parseSearchQuery, type SearchQuery, searchPath } from './searchQuery';

const nothing: SearchQuery = {
	q: '',
	type: 'note',
	origin: 'combined',
	userId: null,
	username: null,
	host: null,
	channel: null,
};

it('reads nothing from an empty or a senseless address', () => {
	expect(parseSearchQuery({})).toEqual(nothing);
	expect(parseSearchQuery({ q: '  ', type: 'song', origin: 'moon', userId: '', host: ' ' })).toEqual(nothing);
});

it('comes back from its own address as it was', () => {
	const all: SearchQuery = {
		q: 'fog & "boats" #harbour',
		type: 'user',
		origin: 'remote',
		userId: 'u1',
		username: 'mara',
		host: 'b.example',
		channel: 'c1',
	};
	for (const query of [nothing, all, { ...nothing, q: '123' }, { ...nothing, q: 'true' }]) {
		const { search } = new URL(searchPath(query), 'https://a.example');
		expect(parseSearchQuery(readSearch('search', search))).toEqual(query);
	}
});

it('leaves out of the address what goes without saying', () => {
	expect(searchPath(nothing)).toBe('/search');
	expect(searchPath({ ...nothing, q: 'fog' })).toBe('/search?q=fog');
});
