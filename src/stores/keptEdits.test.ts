// @vitest-environment happy-dom

import { object, string } from 'valibot';
import { beforeEach, expect, it } from 'vitest';
import { keepEdits, readEdits } from './keptEdits';

const RULES = object({ name: string() });
const MINE = { key: 'home.example/me' };

beforeEach(() => localStorage.clear());

it('keeps the edits of each page and account until they are forgotten', () => {
	keepEdits(MINE, 'profile', { name: 'Mara' });
	keepEdits(MINE, 'words', 'fog');
	expect(readEdits(MINE, 'profile', RULES)).toEqual({ name: 'Mara' });
	expect(readEdits(MINE, 'words', string())).toBe('fog');
	expect(readEdits({ key: 'home.example/other' }, 'profile', RULES)).toBeNull();
	keepEdits(MINE, 'profile', null);
	expect(readEdits(MINE, 'profile', RULES)).toBeNull();
	keepEdits(MINE, 'words', null);
	expect(localStorage).toHaveLength(0);
});

it('takes what it does not understand for none', () => {
	keepEdits(MINE, 'profile', { name: 5 });
	expect(readEdits(MINE, 'profile', RULES)).toBeNull();
	localStorage.setItem('edits:home.example/me', 'broken{');
	expect(readEdits(MINE, 'profile', RULES)).toBeNull();
	localStorage.setItem('edits:home.example/me', '"text"');
	keepEdits(MINE, 'profile', { name: 'Mara' });
	expect(readEdits(MINE, 'profile', RULES)).toEqual({ name: 'Mara' });
});
