import { describe, expect, it } from 'vitest';
import type { Permission } from './permissions';
import { type UserReader, userOffers } from './userOffers';

const stranger = { isFollowing: false, isFollowed: false };
const friend = { isFollowing: true, isFollowed: true };

const offered = (reader: Omit<UserReader, 'may'>, profile: typeof friend | null, may: UserReader['may'] = () => true) =>
	Object.entries(userOffers('them', profile, { ...reader, may }))
		.filter(([, isOffered]) => isOffered)
		.map(([name]) => name);

describe('what may be done with somebody', () => {
	it('is nothing for visitors', () => {
		expect(offered({ userId: null, isModerator: false }, friend)).toEqual([]);
	});

	it('is much for members, and more among friends', () => {
		const me = { userId: 'me', isModerator: false };
		expect(offered(me, stranger)).toEqual(['write', 'memo', 'collect', 'refresh', 'mute', 'block', 'report']);
		expect(offered(me, friend)).toEqual([
			...['write', 'memo', 'collect', 'refresh', 'mute', 'block'],
			...['following', 'breakFollow', 'report'],
		]);
	});

	it('leaves out what depends on how the two stand until that is known', () => {
		expect(offered({ userId: 'me', isModerator: false }, null)).toEqual([
			'write',
			'memo',
			'collect',
			'refresh',
			'report',
		]);
	});

	it('is giving roles and the moderation page for moderators, of themselves too; nobody mutes themselves', () => {
		expect(offered({ userId: 'mod', isModerator: true }, stranger)).toEqual(
			expect.arrayContaining(['assignRole', 'moderate']),
		);
		expect(offered({ userId: 'them', isModerator: true }, stranger)).toEqual(['assignRole', 'moderate']);
		expect(offered({ userId: 'them', isModerator: false }, stranger)).toEqual([]);
	});

	it.each<readonly [Permission, readonly string[]]>([
		['write:notes', ['write']],
		['write:account', ['memo', 'collect']],
		['read:account', ['collect']],
		['write:mutes', ['mute']],
		['write:blocks', ['block']],
		['write:following', ['following', 'breakFollow']],
		['read:admin:roles', ['assignRole']],
		['write:admin:roles', ['assignRole']],
		['read:admin:show-user', ['moderate']],
		['write:report-abuse', ['report']],
	])('loses by a token without %s: %j, and nothing else', (permission, gone) => {
		const moderator = { userId: 'mod', isModerator: true };
		const before = offered(moderator, friend);
		expect(before).toEqual(expect.arrayContaining([...gone]));
		expect(offered(moderator, friend, each => each !== permission)).toEqual(
			before.filter(each => !gone.includes(each)),
		);
	});

	it('leaves out what the reader’s token was not granted', () => {
		const granted = ['write:notes', 'write:mutes'];
		const may: UserReader['may'] = permission => granted.includes(permission);
		expect(offered({ userId: 'me', isModerator: false }, friend, may)).toEqual(['write', 'refresh', 'mute']);
		expect(offered({ userId: 'me', isModerator: true }, friend, may)).toEqual(['write', 'refresh', 'mute']);
	});
});
