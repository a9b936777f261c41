// @vitest-environment bundled-happy-dom

import { beforeEach, expect, it } from 'vitest';
import { mutedEmojis } from '@/blocks/emoji/mutedEmojis';
import { preferences } from '@/stores/preferences/Preferences';
import { isEmojiMuted, muteEmoji, unmuteEmoji } from './mutedEmojis';

const mara = { key: 'a.example/mara' };
const noor = { key: 'a.example/noor' };

beforeEach(() => {
	for (const account of [mara, noor]) preferences.set(mutedEmojis, [], account);
});

it('mutes an emoji, and takes it back', () => {
	muteEmoji(mara, ':party:');
	muteEmoji(mara, '🍮');
	expect([':party:', '🍮', ':blob@b.example:'].map(emoji => isEmojiMuted(mara, emoji))).toEqual([true, true, false]);
	unmuteEmoji(mara, ':party:');
	expect(preferences.get(mutedEmojis, mara)).toEqual(['🍮']);
});

it('says so where an emoji is muted already', () => {
	muteEmoji(mara, ':party:');
	expect(() => muteEmoji(mara, ':party:')).toThrow('Emoji is already muted');
	expect(preferences.get(mutedEmojis, mara)).toEqual([':party:']);
});

it('mutes it for one account alone', () => {
	muteEmoji(mara, ':party:');
	expect(isEmojiMuted(noor, ':party:')).toBe(false);
});

it('takes an emoji for the same with and without a sign that asks for a picture', () => {
	muteEmoji(mara, '❤');
	expect(isEmojiMuted(mara, '❤\uFE0F')).toBe(true);
	expect(() => muteEmoji(mara, '❤\uFE0F')).toThrow('Emoji is already muted');
	unmuteEmoji(mara, '❤\uFE0F');
	expect(preferences.get(mutedEmojis, mara)).toEqual([]);
});
