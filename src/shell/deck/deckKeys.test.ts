import { expect, it, vi } from 'vitest';
import { DECK_KEYS } from '../hotkeys/hotkeyTable';
import { deckKeyRows } from './deckKeys';

vi.stubGlobal('fetch', () => new Promise(() => {}));

it('has no key that the page doesn’t hear, and none twice', () => {
	const keys = deckKeyRows().flatMap(row => row.keys.filter(key => key.startsWith('w ')).map(key => key.slice(2)));
	expect(keys.filter(key => !DECK_KEYS.has(key))).toEqual([]);
	expect(new Set(keys).size).toBe(keys.length);
});

it('names every key', () => {
	for (const { name } of deckKeyRows()) expect(name).not.toBe('');
});
