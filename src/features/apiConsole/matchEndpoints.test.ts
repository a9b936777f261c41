import { expect, it } from 'vitest';
import { matchEndpoints } from './matchEndpoints';

const NAMES = [
	'i',
	'i/notifications',
	'notes',
	'notes/create',
	'notes/drafts/create',
	'clips/add-note',
	'antennas/notes',
];

it('puts the nearest name first', () => {
	expect(matchEndpoints(NAMES, 'notes')).toEqual(['notes', 'notes/create', 'notes/drafts/create', 'antennas/notes']);
	expect(matchEndpoints(NAMES, 'i')[0]).toBe('i');
	expect(matchEndpoints(NAMES, 'note')[0]).toBe('notes');
});

it('takes words in any order and with anything between them', () => {
	expect(matchEndpoints(NAMES, 'create notes')).toEqual(['notes/create', 'notes/drafts/create']);
	expect(matchEndpoints(NAMES, 'Note Add')).toEqual(['clips/add-note']);
	expect(matchEndpoints(NAMES, 'nothing')).toEqual([]);
});

it('lists some where nothing was typed, at most forty', () => {
	const many = Array.from({ length: 400 }, (_, at) => `endpoint/${at}`);
	expect(matchEndpoints(many, ' ')).toHaveLength(40);
});
