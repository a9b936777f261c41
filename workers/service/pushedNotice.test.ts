import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { mergeLocale } from '../../vite/localeFiles';
import { orderFor } from './pushButtons';
import { type PushWords, pushedNotice, tagOf } from './pushedNotice';
import { readPush } from './readPush';
import type { ShownPush } from './service.protocol';

const publicFolder = join(import.meta.dirname, '../../public');
const wordsOf = (language: string) => ({ ...mergeLocale(language), language }) as unknown as PushWords;
const words = wordsOf('en-US');

const user = { id: 'u1', username: 'rin', name: 'Rin', avatarUrl: 'https://a.server/rin.webp' };
const note = { id: 'n1', text: 'The fog lifted', user };

function received(body: object) {
	const push = readPush({ type: 'notification', userId: 'me', dateTime: 5, body: { id: 'x', userId: 'u1', ...body } });
	if (push?.type !== 'notification') throw new Error('This is not read.');
	return push;
}

const noticeOf = (push: ReturnType<typeof received>, shown: ShownPush | null = null) =>
	pushedNotice(push, { words, reaction: '👍', shown });

/** Each kind as a server pushes it, with its title, what is below, where it leads, and its buttons. */
const KINDS: readonly [
	body: Readonly<Record<string, unknown>>,
	title: string,
	below: string,
	path: string,
	buttons: string,
][] = [
	[{ type: 'follow', user }, 'Rin followed you', '', '/@rin', ''],
	[
		{ type: 'receiveFollowRequest', user },
		...(['Rin wants to follow you', '', '/my/notifications', 'Accept Reject'] as const),
	],
	[
		{ type: 'followRequestAccepted', user, message: 'Ahoy' },
		...(['Rin accepted your follow request', 'Ahoy', '/@rin', ''] as const),
	],
	[
		{ type: 'renote', user, note: { id: 'r1', text: null, user, renote: note } },
		...(['Rin renoted your note', 'The fog lifted', '/notes/n1', ''] as const),
	],
	[{ type: 'reply', user, note }, 'Rin replied', 'The fog lifted', '/notes/n1', 'Reply React with 👍'],
	[{ type: 'mention', user, note }, 'Rin mentioned you', 'The fog lifted', '/notes/n1', 'Reply React with 👍'],
	[{ type: 'quote', user, note }, 'Rin quoted you', 'The fog lifted', '/notes/n1', 'Reply React with 👍'],
	[{ type: 'note', user, note }, 'Rin posted', 'The fog lifted', '/notes/n1', 'Reply React with 👍'],
	[
		{ type: 'reaction', user, note, reaction: ':ok@.:' },
		...(['Rin reacted', 'Reaction: :ok:\nThe fog lifted', '/notes/n1', ''] as const),
	],
	[{ type: 'pollEnded', user, note: { ...note, text: '', poll: {} } }, 'Poll ended', 'poll', '/notes/n1', ''],
	[
		{ type: 'roleAssigned', userId: null, role: { name: 'Pilot' } },
		...(['You were assigned a role', 'Pilot', '/settings/other#roles', ''] as const),
	],
	[
		{ type: 'achievementEarned', userId: null, achievement: 'notes1' },
		...(['You earned an achievement', 'First note posted', '/my/notifications', ''] as const),
	],
	[
		{ type: 'exportCompleted', userId: null, exportedEntity: 'note', fileId: 'f1' },
		...(['An export was saved to your drive', 'Your notes', '/my/drive/file/f1', 'Open file'] as const),
	],
	[
		{ type: 'login', userId: null },
		...(['New sign-in to your account', 'Review sign-ins', '/settings/security#signInHistory'] as const),
		'Review sign-ins',
	],
	[
		{ type: 'createToken', userId: null },
		...(['An access token was created for your account', 'Review apps', '/settings/apps', 'Review apps'] as const),
	],
	[
		{ type: 'chatRoomInvitationReceived', user, invitation: { room: { name: 'Galley' } } },
		...(['Rin invited you to a chat room', 'Galley', '/@rin', ''] as const),
	],
	[{ type: 'test', userId: null }, 'This is a test notification', '', '/my/notifications', ''],
	[{ type: 'app', userId: null, header: 'Tides', body: 'High at 9' }, 'Tides', 'High at 9', '/my/notifications', ''],
	[{ type: 'newKind', userId: null }, 'New notification', 'New kind', '/my/notifications', ''],
];

describe.each(KINDS)('a pushed %o', (body, title, below, path, buttons) => {
	it('says what it is, leads there, and has its own picture and buttons', () => {
		const notice = noticeOf(received(body));
		expect(notice).toMatchObject({ title, options: { body: below, data: { path, userId: 'me' } } });
		expect(notice.options.actions.map(each => each.title).join(' ')).toBe(buttons);
		const { icon, badge } = notice.options;
		expect(existsSync(join(publicFolder, badge))).toBe(true);
		if ('user' in body) expect(icon === user.avatarUrl || existsSync(join(publicFolder, icon))).toBe(true);
		else expect(existsSync(join(publicFolder, icon))).toBe(true);
	});

	it('speaks Japanese', () => {
		const notice = pushedNotice(received(body), { words: wordsOf('ja-JP'), reaction: '👍', shown: null });
		expect(notice.title).not.toMatch(/undefined|<name|\{\{/);
	});
});

describe('reactions to one note', () => {
	it('become one that counts people', () => {
		const of = (id: string, name: string, userId: string) =>
			received({ type: 'reaction', id, userId, user: { id: userId, username: userId, name }, note, reaction: '👍' });
		const first = noticeOf(of('1', 'Rin', 'rin'));
		const second = noticeOf(of('2', 'Noor', 'noor'), first.options.data);
		const again = noticeOf(of('3', 'Noor', 'noor'), second.options.data);
		const namesake = noticeOf(of('4', 'Noor', 'noor2'), again.options.data);
		expect(tagOf(of('1', 'Rin', 'rin'))).toBe(tagOf(of('2', 'Noor', 'noor')));
		expect([first.title, second.title, again.title, namesake.title]).toEqual([
			...['Rin reacted', 'Noor and 1 other reacted', 'Noor and 1 other reacted', 'Noor and 2 others reacted'],
		]);
		expect(second.options.renotify).toBe(true);
	});
});

describe('renotes of one note', () => {
	it('become one, though each is a note of its own', () => {
		const of = (id: string) =>
			received({
				type: 'renote',
				id,
				userId: id,
				user: { ...user, id },
				note: { id: `r${id}`, text: null, renote: note },
			});
		expect(tagOf(of('1'))).toBe(tagOf(of('2')));
	});
});

it('names the account that it is for, where there are several', () => {
	const bodyFor = (body: object) =>
		pushedNotice(received(body), { words, reaction: '👍', shown: null, account: '@me@a.server' }).options.body;
	expect(bodyFor({ type: 'mention', user, note })).toBe('The fog lifted\n@me@a.server');
	expect(bodyFor({ type: 'follow', user })).toBe('@me@a.server');
});

it('shows the picture of a note, unless it is covered', () => {
	const file = { id: 'f', thumbnailUrl: 'https://a.server/t.webp' };
	const imageOf = (change: object) =>
		noticeOf(received({ type: 'mention', user, note: { ...note, ...change } })).options.image;
	expect(imageOf({ files: [file] })).toBe(file.thumbnailUrl);
	expect(imageOf({ files: [{ ...file, isSensitive: true }] })).toBeUndefined();
	expect(imageOf({ files: [file], cw: 'Spoilers' })).toBeUndefined();
});

describe('the reaction of its button', () => {
	const pressed = (reaction: string, change: object = {}) => {
		const push = received({ type: 'mention', user, note: { ...note, ...change } });
		const { actions, data } = pushedNotice(push, { words, reaction, shown: null }).options;
		return [actions[1]?.title, orderFor(data, 'react')];
	};
	const order = (reaction: string) => expect.objectContaining({ order: 'react', noteId: 'n1', reaction });

	it('is the account’s, and named', () => {
		expect(pressed('🎉')).toEqual(['React with 🎉', order('🎉')]);
		expect(pressed(':ok:')).toEqual(['React with :ok:', order(':ok:')]);
		expect(pressed('🎉', { reactionAcceptance: 'nonSensitiveOnly' })).toEqual(['React with 🎉', order('🎉')]);
	});

	it('is a heart where the note takes nothing else', () => {
		expect(pressed('🎉', { reactionAcceptance: 'likeOnly' })).toEqual(['React with ❤', order('❤')]);
	});
});

it('leaves other payloads alone', () => {
	for (const payload of [
		null,
		'x',
		{},
		{ type: 'notification', userId: 'me', body: null },
		{ type: 'other', userId: 'me' },
	])
		expect(readPush(payload)).toBeNull();
	expect(readPush({ type: 'readAllNotifications', userId: 'me', body: null })).toMatchObject({ userId: 'me' });
});

it('a press becomes an order for a page', () => {
	const shown = { userId: 'me', path: '/notes/n1', noteId: 'n1', askerId: null, reaction: '🎉' };
	const aim = { type: 'order', loginId: 'me', url: '/notes/n1' };
	expect(orderFor(shown, '')).toEqual({ ...aim, order: 'push' });
	expect(orderFor(shown, 'reply')).toEqual({ ...aim, order: 'post', options: { replyId: 'n1' } });
	expect(orderFor(shown, 'react')).toEqual({ ...aim, order: 'react', noteId: 'n1', reaction: '🎉' });
	expect(orderFor(shown, 'accept')).toEqual({ ...aim, order: 'push' });
	expect(orderFor({ ...shown, noteId: null, askerId: 'u1' }, 'reject')).toEqual({
		...{ ...aim, order: 'answer', userId: 'u1', isAccepted: false },
	});
});
