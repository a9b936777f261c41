// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { preferences } from '@/stores/preferences/Preferences';
import { isEmojiMuted, muteEmoji, unmuteEmoji } from './mutedEmojis';

afterEach(() => preferences.set('mutedEmojis', []));

it('mutes an emoji, and takes it back', () => {
	muteEmoji(':party:');
	muteEmoji('🍮');
	expect([':party:', '🍮', ':blob@b.example:'].map(isEmojiMuted)).toEqual([true, true, false]);
	unmuteEmoji(':party:');
	expect(preferences.get('mutedEmojis')).toEqual(['🍮']);
});

it('says so where an emoji is muted already', () => {
	muteEmoji(':party:');
	expect(() => muteEmoji(':party:')).toThrow('Emoji is already muted');
	expect(preferences.get('mutedEmojis')).toEqual([':party:']);
});
