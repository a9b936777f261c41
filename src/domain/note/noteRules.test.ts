import { file } from '@tests/factories/file';
import { note, poll, renote } from '@tests/factories/note';
import { describe, expect, it } from 'vitest';
import { isPureRenote } from './isPureRenote';
import { canRenote, canRenoteOutside, isRenoteCollapsed, renoteVisibility } from './renoteRules';

const channel = {
	id: 'c',
	name: 'Harbour',
	color: '#123456',
	isSensitive: false,
	allowRenoteToExternal: true,
	userId: null,
};

describe('isPureRenote', () => {
	it('is a renote with nothing of its own', () => {
		expect(isPureRenote(renote(note()))).toBe(true);
	});

	it.each([
		['an ordinary note', note()],
		['a quote', note({ renoteId: 'x', text: 'look' })],
		['a quote by a picture', renote(note(), { files: [file()] })],
		['a quote by a poll', renote(note(), { poll: poll({ a: 0, b: 0 }) })],
		['a quote with an empty warning', renote(note(), { cw: '' })],
		['a reply', renote(note(), { replyId: 'x' })],
	])('is not %s', (_, given) => {
		expect(isPureRenote(given)).toBe(false);
	});
});

describe('canRenote', () => {
	it.each([
		['public', 'someone', true],
		['home', 'someone', true],
		['followers', 'someone', false],
		['followers', 'user1', true],
		['specified', 'user1', false],
		['followers', null, false],
	] as const)('%s note of user1, read by %s: %s', (visibility, reader, expected) => {
		expect(canRenote(note({ visibility }), reader)).toBe(expected);
	});

	it('keeps notes in channels that want it so', () => {
		expect(canRenoteOutside(note())).toBe(true);
		expect(canRenoteOutside(note({ channel: { ...channel, allowRenoteToExternal: false } }))).toBe(false);
	});
});

describe('renoteVisibility', () => {
	it('takes the narrowest of the note, the default and the channel', () => {
		expect(renoteVisibility(note(), 'public')).toBe('public');
		expect(renoteVisibility(note({ visibility: 'followers' }), 'public')).toBe('followers');
		expect(renoteVisibility(note(), 'specified')).toBe('specified');
		expect(renoteVisibility(note({ channel: { ...channel, isSensitive: true } }), 'public')).toBe('home');
	});
});

describe('isRenoteCollapsed', () => {
	it('folds what the reader wrote or has reacted to', () => {
		expect(isRenoteCollapsed(note({ userId: 'me' }), 'me')).toBe(true);
		expect(isRenoteCollapsed(note({ myReaction: '👍' }), 'me')).toBe(true);
		expect(isRenoteCollapsed(note(), 'me')).toBe(false);
		expect(isRenoteCollapsed(note({ userId: 'me' }), null)).toBe(false);
	});
});
