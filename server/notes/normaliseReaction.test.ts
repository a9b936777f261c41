import { describe, expect, it } from 'vitest';
import { HEART, normaliseReaction, type ReactionRules } from './normaliseReaction';

const EMOJIS: Record<string, { isSensitive: boolean; roleIds: string[] }> = {
	blob: { isSensitive: false, roleIds: [] },
	spicy: { isSensitive: true, roleIds: [] },
	club: { isSensitive: false, roleIds: ['members'] },
};
const rules = (fields: Partial<ReactionRules> = {}): ReactionRules => ({
	acceptance: null,
	find: name => EMOJIS[name],
	roleIds: new Set(),
	...fields,
});

describe('normaliseReaction', () => {
	it('stores a custom emoji as :name@.:, in whichever form it came', () => {
		expect(normaliseReaction(':blob:', rules())).toBe(':blob@.:');
		expect(normaliseReaction(':blob@.:', rules())).toBe(':blob@.:');
	});

	it('makes a heart of what is unknown, of words, and of nothing', () => {
		for (const given of [':nobody:', 'words', '', null]) expect(normaliseReaction(given, rules())).toBe(HEART);
	});

	it('takes the variation selector from the heart, and only from it', () => {
		expect(normaliseReaction('❤️', rules())).toBe('❤');
		expect(normaliseReaction('☁️', rules())).toBe('☁️');
	});

	it('takes the first of several emojis, whole', () => {
		expect(normaliseReaction('👀🎉', rules())).toBe('👀');
		expect(normaliseReaction('🇯🇵🇫🇷', rules())).toBe('🇯🇵');
		expect(normaliseReaction('👩‍💻👍', rules())).toBe('👩‍💻');
		expect(normaliseReaction('👍🏽!', rules())).toBe('👍🏽');
		expect(normaliseReaction('1️⃣2️⃣', rules())).toBe('1️⃣');
		expect(normaliseReaction('❤️‍🔥', rules())).toBe('❤️‍🔥');
	});

	it('heeds what the note accepts', () => {
		expect(normaliseReaction('🎉', rules({ acceptance: 'likeOnly' }))).toBe(HEART);
		expect(normaliseReaction(':spicy:', rules({ acceptance: 'nonSensitiveOnly' }))).toBe(HEART);
		expect(normaliseReaction(':spicy:', rules())).toBe(':spicy@.:');
		expect(normaliseReaction('🎉', rules({ acceptance: 'nonSensitiveOnly' }))).toBe('🎉');
	});

	it('keeps an emoji of a role to its members', () => {
		expect(normaliseReaction(':club:', rules())).toBe(HEART);
		expect(normaliseReaction(':club:', rules({ roleIds: new Set(['members']) }))).toBe(':club@.:');
	});
});
