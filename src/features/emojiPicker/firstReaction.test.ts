// @vitest-environment bundled-happy-dom
import { memoryDatabase } from '@tests/factories/memoryDatabase';
import { beforeEach, expect, it, vi } from 'vitest';
import { preferences } from '@/stores/preferences/Preferences';
import { firstReaction, watchFirstReaction } from './firstReaction';
import { emojiPaletteForReaction, emojiPalettes } from './pickerSettings';

const mara = { key: 'a.server/mara' };
const first = (owner = mara) => firstReaction(owner, name => name === 'there');
const palette = (id: string, ...emojis: string[]) => ({ id, name: '', emojis });

beforeEach(async () => {
	await preferences.load(Promise.resolve(memoryDatabase()), mara);
	preferences.set(emojiPaletteForReaction, null);
});

it('is the first of the palette for reactions, or of the first palette', () => {
	expect(first()).toBe('👍');
	preferences.set(emojiPalettes, [palette('a', '🎉', '👍'), palette('b', '🍮')]);
	expect(first()).toBe('🎉');
	preferences.set(emojiPaletteForReaction, 'b');
	expect(first()).toBe('🍮');
	preferences.set(emojiPaletteForReaction, 'gone');
	expect(first()).toBe('🎉');
});

it('leaves out what the server lacks, and other servers’ emojis; an empty palette has the default', () => {
	preferences.set(emojiPalettes, [palette('a', ':gone:', ':there@b.server:', ':there:', '🎉')]);
	expect(first()).toBe(':there:');
	preferences.set(emojiPalettes, [palette('a')]);
	expect(first()).toBe('👍');
	preferences.set(emojiPalettes, []);
	expect(first()).toBe('👍');
});

it('is of each server its own, and told when it changes', () => {
	const changed = vi.fn();
	const end = watchFirstReaction(changed);
	preferences.set(emojiPalettes, [palette('a', '🍮')]);
	expect(changed).toHaveBeenCalledTimes(1);
	expect(first()).toBe('🍮');
	expect(first({ key: 'b.server/mara' })).not.toBe('🍮');
	end();
	preferences.set(emojiPalettes, [palette('a', '🎉')]);
	expect(changed).toHaveBeenCalledTimes(1);
});
