import { note } from '@tests/factories/note';
import { describe, expect, it } from 'vitest';
import { type NoteOffers, type NoteReader, noteOffers } from './noteOffers';
import type { Permission } from './permissions';

const local = { host: null };
const remote = { host: 'far.example' };

const visitor: NoteReader = { userId: null, isModerator: false, canTranslate: false, may: () => true };
const member: NoteReader = { userId: 'other', isModerator: false, canTranslate: true, may: () => true };
const author: NoteReader = { userId: 'user1', isModerator: false, canTranslate: true, may: () => true };
const moderator: NoteReader = { userId: 'mod', isModerator: true, canTranslate: true, may: () => true };

const offered = (offers: NoteOffers) =>
	Object.entries(offers)
		.filter(([, isOffered]) => isOffered)
		.map(([name]) => name);

describe('what may be done with a public note of the server', () => {
	const offers = (reader: NoteReader) => offered(noteOffers(note(), local, reader));

	it.each([
		['a visitor', visitor, ['copyText', 'embed']],
		['a member', member, ['copyText', 'embed', 'translate', 'favorite', 'keep', 'report']],
		['its author', author, ['copyText', 'embed', 'translate', 'favorite', 'keep', 'pin', 'delete', 'deleteAndEdit']],
		[
			'a moderator',
			moderator,
			['copyText', 'embed', 'translate', 'favorite', 'keep', 'removeRenotesOfOthers', 'report', 'delete'],
		],
	] as const)('by %s', (_, reader, expected) => {
		expect(offers(reader)).toEqual(expected);
	});

	it('leaves out what the reader’s token was not granted', () => {
		const granted = (...permissions: string[]) =>
			offers({ ...author, may: permission => permissions.includes(permission) });
		expect(granted('write:favorites', 'read:account')).toEqual(['copyText', 'embed', 'translate', 'favorite']);
		expect(granted('write:favorites', 'write:account')).toEqual(['copyText', 'embed', 'pin']);
	});
});

describe('what a token was not granted', () => {
	const channel = {
		id: 'c',
		name: 'Harbour',
		color: '',
		isSensitive: false,
		allowRenoteToExternal: true,
		userId: 'user1',
	};
	const all = (reader: NoteReader, without?: Permission) =>
		offered(noteOffers(note({ channel, renoteCount: 1 }), local, { ...reader, may: each => each !== without }));

	it.each<readonly [Permission, readonly string[]]>([
		['write:notes', ['removeRenotesOfOthers', 'delete', 'deleteAndEdit']],
		['write:favorites', ['favorite']],
		['write:account', ['keep', 'pin']],
		['write:channels', ['pinInChannel']],
		['write:report-abuse', ['report']],
		['read:account', ['translate', 'favorite', 'keep', 'pinInChannel']],
		['write:reactions', []],
	])('%s takes %j away, and nothing else', (permission, gone) => {
		for (const reader of [member, author, moderator]) {
			const before = all(reader);
			expect(all(reader, permission)).toEqual(before.filter(each => !gone.includes(each)));
		}
		const reached = new Set([member, author, moderator].flatMap(reader => all(reader)));
		expect([...reached]).toEqual(expect.arrayContaining([...gone]));
	});
});

describe('what a note must be for it', () => {
	it('is embedded only from its own server, and not when it is for few', () => {
		expect(noteOffers(note(), remote, member).embed).toBe(false);
		expect(noteOffers(note({ visibility: 'home' }), local, member).embed).toBe(true);
		expect(noteOffers(note({ visibility: 'followers' }), local, author).embed).toBe(false);
		expect(noteOffers(note({ visibility: 'specified' }), local, author).embed).toBe(false);
	});

	it('is neither copied nor translated without a text', () => {
		expect(noteOffers(note({ text: null }), local, member)).toMatchObject({ copyText: false, translate: false });
	});

	it('is opened on its own server only by a web address', () => {
		expect(noteOffers(note({ url: 'https://far.example/n/1' }), remote, visitor).openRemote).toBe(true);
		expect(noteOffers(note({ uri: 'https://far.example/n/1' }), remote, visitor).openRemote).toBe(true);
		expect(noteOffers(note({ url: 'javascript:alert(1)' }), remote, visitor).openRemote).toBe(false);
	});

	it('is pinned in its channel by whose channel it is, and by moderators', () => {
		const channel = {
			id: 'c',
			name: 'Harbour',
			color: '',
			isSensitive: false,
			allowRenoteToExternal: true,
			userId: 'other',
		};
		expect(noteOffers(note({ channel }), local, member).pinInChannel).toBe(true);
		expect(noteOffers(note({ channel }), local, author).pinInChannel).toBe(false);
		expect(noteOffers(note({ channel }), local, moderator).pinInChannel).toBe(true);
		expect(noteOffers(note(), local, moderator).pinInChannel).toBe(false);
	});

	it('shows who renoted it once somebody has', () => {
		expect(noteOffers(note({ renoteCount: 1 }), local, visitor).seeRenoters).toBe(true);
	});
});
