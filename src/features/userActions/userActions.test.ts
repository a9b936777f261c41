// @vitest-environment bundled-happy-dom
import { grantAllBut } from '@tests/factories/grantAllBut';
import { testSession } from '@tests/factories/renderInSession';
import { wireUser } from '@tests/factories/wireNote';
import { afterEach, describe, expect, it } from 'vitest';
import { isOffered } from '@/blocks/actions/isOffered';
import type { Permission } from '@/domain/account/permissions';
import { accounts } from '@/stores/session/accounts';
import { Session } from '@/stores/session/Session';
import { userActions } from './userActions';

/** The items that don't depend on the relation. */
const OF_OTHERS = ['write', 'memo', 'lists', 'antennas', 'report'];

interface Reader {
	readonly isMember?: boolean;
	readonly isModerator?: boolean;
	/** Permissions that the token lacks; by default they are unknown. */
	readonly without?: readonly Permission[];
}

const stranger = { isFollowing: false, isFollowed: false };
const friend = { isFollowing: true, isFollowed: true };

afterEach(() => {
	localStorage.clear();
	accounts.setState({ all: [] });
});

/** @param stand the relation between the two; null if not known yet */
function offered(
	{ isMember = true, isModerator = false, without }: Reader,
	stand: typeof friend | null,
	more: object = {},
): string[] {
	const session = isMember ? testSession() : new Session('https://home.example', null);
	if (isMember) session.me.setState({ me: { isModerator, isAdmin: false } as never });
	if (without) grantAllBut(session, ...without);
	const [id = ''] = session.entities.ingestUsers([
		wireUser({ id: 'them', ...(stand && { notesCount: 3, ...stand }), ...more } as never),
	]);
	const user = session.entities.user(id);
	if (!user) throw new Error('There is nobody.');
	const on = { session, user, navigation: { navigate: () => {}, href: (path: string) => path } };
	return userActions()
		.flat()
		.filter(action => isOffered(action, on))
		.map(action => action.id);
}

const sorted = (...ids: readonly string[]) => ids.toSorted();

describe('what may be done with somebody', () => {
	it('is to copy who they are, for visitors', () => {
		const ids = offered({ isMember: false, isModerator: true }, friend);
		expect(ids).toEqual(expect.arrayContaining(['copyHandle', 'copyAddress', 'copyId']));
		for (const id of [...OF_OTHERS, 'mute', 'block', 'notify', 'giveRole']) expect(ids).not.toContain(id);
	});

	it.each<readonly [string, Reader, typeof friend | null, object, readonly string[]]>([
		['by members', {}, stranger, {}, [...OF_OTHERS, 'mute', 'muteRenotes', 'block']],
		[
			'among friends',
			{},
			friend,
			{},
			[...OF_OTHERS, 'mute', 'muteRenotes', 'block', 'notify', 'showReplies', 'breakFollow'],
		],
		['until it is known how the two stand', {}, null, {}, OF_OTHERS],
		['of another server', {}, null, { host: 'far.example' }, [...OF_OTHERS, 'refresh']],
		['who is muted', {}, stranger, { isMuted: true }, [...OF_OTHERS, 'unmute', 'muteRenotes', 'block']],
		['by moderators', { isModerator: true }, null, {}, [...OF_OTHERS, 'giveRole', 'moderate']],
		['by themselves', {}, stranger, { id: 'me' }, []],
		['by themselves as moderators', { isModerator: true }, stranger, { id: 'me' }, ['giveRole', 'moderate']],
	])('%s', (_, reader, stand, more, expected) => {
		const forAll = offered({ isMember: false }, stand, more);
		expect(sorted(...offered(reader, stand, more))).toEqual(sorted(...forAll, ...expected));
	});

	it.each<readonly [Permission, readonly string[]]>([
		['write:notes', ['write']],
		['write:account', ['memo', 'lists', 'antennas']],
		['read:account', ['lists', 'antennas']],
		['write:mutes', ['mute', 'muteRenotes']],
		['write:blocks', ['block']],
		['write:following', ['notify', 'showReplies', 'breakFollow']],
		['read:admin:roles', ['giveRole']],
		['write:admin:roles', ['giveRole']],
		['read:admin:show-user', ['moderate']],
		['write:report-abuse', ['report']],
	])('loses by a token without %s: %j, and nothing else', (permission, gone) => {
		const before = offered({ isModerator: true, without: [] }, friend);
		expect(before).toEqual(expect.arrayContaining([...gone]));
		expect(offered({ isModerator: true, without: [permission] }, friend)).toEqual(
			before.filter(each => !gone.includes(each)),
		);
	});
});

it('names each action once', () => {
	const all = userActions().flat();
	expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
});
