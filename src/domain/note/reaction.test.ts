import { describe, expect, it } from 'vitest';
import {
	acceptedReaction,
	canReactWith,
	countedAs,
	normalizeReaction,
	parseReaction,
	reactionToSend,
	shownReactions,
} from './reaction';

describe('parseReaction', () => {
	it.each([
		['👍', { kind: 'unicode', char: '👍' }],
		[':party:', { kind: 'custom', name: 'party', host: null }],
		[':party@.:', { kind: 'custom', name: 'party', host: null }],
		[':par+ty-1@shipyard.example:', { kind: 'custom', name: 'par+ty-1', host: 'shipyard.example' }],
		[':party@shipyard.example:8443:', { kind: 'custom', name: 'party', host: 'shipyard.example:8443' }],
		['::', { kind: 'unicode', char: '::' }],
		[':a b:', { kind: 'unicode', char: ':a b:' }],
	])('reads %s', (key, expected) => {
		expect(parseReaction(key)).toEqual(expected);
	});
});

it('has one form for counts and one for sending', () => {
	expect([':a:', ':a@.:', ':a@b.example:', '❤', '❤\uFE0F'].map(normalizeReaction)).toEqual([
		':a@.:',
		':a@.:',
		':a@b.example:',
		'❤',
		'❤',
	]);
	expect([':a:', ':a@.:', '❤'].map(reactionToSend)).toEqual([':a:', ':a:', '❤']);
});

it('is counted under its own key, or under that without a variation selector', () => {
	expect(countedAs('☀\uFE0F', { '☀': 1, '☀\uFE0F': 2 })).toBe('☀\uFE0F');
	expect(countedAs('☀\uFE0F', { '👍': 4, '☀': 1 })).toBe('☀');
	expect(countedAs('1\u20E3', { '1\uFE0F\u20E3': 1 })).toBe('1\uFE0F\u20E3');
	expect(countedAs('☀\uFE0F', { '☁': 1 })).toBeNull();
	expect(countedAs(null, { '☁': 1 })).toBeNull();
});

it('cannot react with emojis of other servers', () => {
	expect([':a@.:', ':a:', '❤', ':a@b.example:'].map(canReactWith)).toEqual([true, true, true, false]);
	expect(canReactWith(':a@b.example:8443:')).toBe(false);
});

it.each([
	[null, true, ':a@.:'],
	['likeOnlyForRemote', true, ':a@.:'],
	['nonSensitiveOnly', false, ':a@.:'],
	['nonSensitiveOnly', true, null],
	['nonSensitiveOnlyForLocalLikeOnlyForRemote', true, null],
	['likeOnly', false, '❤'],
] as const)('a note that accepts %s takes (sensitive: %s) %s', (acceptance, isSensitive, taken) => {
	expect(acceptedReaction(acceptance, ':a@.:', isSensitive)).toBe(taken);
});

it('shows the 16 most used reactions in the order of the server', () => {
	const many = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`r${index}`, index < 4 ? 1 : 5]));
	expect(shownReactions(many, null).map(([key]) => key)).toEqual(
		Array.from({ length: 16 }, (_, index) => `r${index + 4}`),
	);
	expect(shownReactions({ a: 1, b: 9 }, null)).toEqual([
		['a', 1],
		['b', 9],
	]);
});

it('shows the most used reactions, however many rarer ones come before them', () => {
	const rareFirst = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`r${index}`, index < 16 ? 1 : 5]));
	const shown = shownReactions(rareFirst, null).map(([key]) => key);
	expect(shown).toHaveLength(16);
	expect(shown.slice(-4)).toEqual(['r16', 'r17', 'r18', 'r19']);
});

it('always shows one’s own reaction among the 16', () => {
	const many = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`r${index}`, 20 - index]));
	const shown = shownReactions(many, 'r19').map(([key]) => key);
	expect(shown).toEqual([...Array.from({ length: 15 }, (_, index) => `r${index}`), 'r19']);
});
