import { describe, expect, it } from 'vitest';
import { IdSource } from '../store/IdSource';
import { canSee } from './canSee';

const NOW = Date.UTC(2026, 5, 1);
const ids = new IdSource();

const note = (fields: Partial<Parameters<typeof canSee>[0]> = {}) => ({
	id: ids.at(NOW - 1000),
	userId: 'author',
	visibility: 'public' as const,
	visibleUserIds: [],
	mentions: [],
	replyUserId: null,
	...fields,
});
const visitor = { id: null, follows: () => false };
const stranger = { id: 'stranger', follows: () => false };
const follower = { id: 'follower', follows: () => true };
const author = { id: 'author', follows: () => false };
const plain = {
	requireSigninToViewContents: false,
	makeNotesFollowersOnlyBefore: null,
	makeNotesHiddenBefore: null,
};

describe('canSee', () => {
	it('shows public and home notes to everybody', () => {
		for (const visibility of ['public', 'home'] as const) {
			for (const viewer of [visitor, stranger, follower, author])
				expect(canSee(note({ visibility }), viewer)).toBe(true);
		}
	});

	it('shows notes for followers to followers, the author, the one answered and those mentioned', () => {
		const secret = note({ visibility: 'followers', mentions: ['named'], replyUserId: 'asked' });
		for (const viewer of [follower, author, { ...stranger, id: 'named' }, { ...stranger, id: 'asked' }]) {
			expect(canSee(secret, viewer)).toBe(true);
		}
		expect(canSee(secret, stranger)).toBe(false);
		expect(canSee(secret, visitor)).toBe(false);
	});

	it('shows direct notes to those addressed, not to those merely mentioned, nor to followers', () => {
		const direct = note({ visibility: 'specified', visibleUserIds: ['stranger'], mentions: ['stranger', 'named'] });
		expect(canSee(direct, stranger)).toBe(true);
		expect(canSee(direct, author)).toBe(true);
		expect(canSee(direct, { ...stranger, id: 'named' })).toBe(false);
		expect(canSee(direct, follower)).toBe(false);
	});

	it('heeds an author who wants to be read by people with an account only', () => {
		const shy = { ...plain, requireSigninToViewContents: true };
		expect(canSee(note(), visitor, shy)).toBe(false);
		expect(canSee(note(), stranger, shy)).toBe(true);
	});

	it('closes older notes as their author says: by a moment, or by age (negative)', () => {
		const hidden = { ...plain, makeNotesHiddenBefore: NOW / 1000 };
		const aged = { ...plain, makeNotesFollowersOnlyBefore: -3600 };
		expect(canSee(note(), follower, hidden, NOW)).toBe(false);
		expect(canSee(note(), author, hidden, NOW)).toBe(true);
		expect(canSee(note(), stranger, aged, NOW)).toBe(true);
		const old = note({ id: ids.at(NOW - 7_200_000) });
		expect(canSee(old, stranger, aged, NOW)).toBe(false);
		expect(canSee(old, follower, aged, NOW)).toBe(true);
	});
});
