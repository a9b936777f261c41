import { describe, expect, it } from 'vitest';
import {
	acceptedReaction,
	canReactWith,
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

it('cannot react with emojis of other servers', () => {
	expect([':a@.:', ':a:', '❤', ':a@b.example:'].map(canReactWith)).toEqual([true, true, true, false]);
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
	expect(shownReactions(many).map(([key]) => key)).toEqual(Array.from({ length: 16 }, (_, index) => `r${index + 4}`));
	expect(shownReactions({ a: 1, b: 9 })).toEqual([
		['a', 1],
		['b', 9],
	]);
});
