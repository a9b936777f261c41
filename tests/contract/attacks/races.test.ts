import { readdir } from 'node:fs/promises';
import { closeAccount } from '@server/account/closeAccount';
import { hashPassword } from '@server/auth/passwords';
import { files } from '@server/store/tables/drive';
import { notifications } from '@server/store/tables/server';
import { profiles, users } from '@server/store/tables/users';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Answer, type Person, TestServer } from '../TestServer';
import { newPicture, sendFile } from '../uploads';

const TIMES = 8;

let server: TestServer;
let ann: Person;
let ben: Person;
beforeAll(async () => {
	server = await TestServer.start();
	ann = await server.person('ann', { isRoot: true });
	ben = await server.person('ben');
});
afterAll(() => server.stop());

const atOnce = (ask: (count: number) => Promise<Answer>): Promise<Answer[]> =>
	Promise.all(Array.from({ length: TIMES }, (_, count) => ask(count)));

const statuses = (answers: readonly Answer[]) => answers.map(({ status }) => status).sort((a, b) => a - b);
const once = [200, ...Array.from({ length: TIMES - 1 }, () => 400)];
const onceEmpty = [204, ...Array.from({ length: TIMES - 1 }, () => 400)];

describe('one name, asked for eight times at once', () => {
	it('becomes one account at the sign-up', async () => {
		const answers = await atOnce(count => {
			const username = 'racer'.replace(/./g, (letter, at: number) =>
				(count >> (at % 3)) & 1 ? letter.toUpperCase() : letter,
			);
			return server.call('signup', { username, password: 'a long password' });
		});
		expect(statuses(answers)).toEqual(once);
		for (const { status, body } of answers) {
			if (status === 400) expect(body).toMatchObject({ message: 'Error: DUPLICATED_USERNAME' });
		}
		expect(server.core.db.count(users, "t.usernameLower = 'racer'")).toBe(1);
	});

	it('becomes one account where an administrator makes it', async () => {
		const answers = await atOnce(() =>
			server.call('admin/accounts/create', { username: 'runner', password: 'a long password' }, ann),
		);
		expect(statuses(answers)).toEqual(once);
		expect(server.core.db.count(users, "t.usernameLower = 'runner'")).toBe(1);
	});
});

describe('what ends while a password is looked at', () => {
	it('lets nobody in by the password that was just changed', async () => {
		const { core } = server;
		const passwordHash = await hashPassword('the old password');
		core.db.update(profiles, { passwordHash }, 'userId = ?', ben.id);
		const changed = { passwordHash: await hashPassword('a new password') };
		const first = core.db.first.bind(core.db);
		const reading = vi.spyOn(core.db, 'first').mockImplementation((table, ...rest) => {
			// Changes the password while the sign-in is comparing it with the old hash.
			if ((table as unknown) === profiles) setImmediate(() => core.db.update(profiles, changed, 'userId = ?', ben.id));
			return first(table, ...rest);
		});
		const signIn = server.call('signin-flow', { username: 'ben', password: 'the old password' });
		expect((await signIn).status).toBe(403);
		reading.mockRestore();
	});
});

describe('a file on its way', () => {
	it('is not kept for somebody who was deleted meanwhile', async () => {
		const zoe = await server.person('zoe');
		const pictures = server.core.pictures;
		const draw = pictures.draw.bind(pictures);
		pictures.draw = async work => {
			const drawn = await draw(work);
			closeAccount(server.core, zoe.user, { areTokensKept: false });
			await expect.poll(() => server.core.db.byId(users, zoe.id)).toBeUndefined();
			return drawn;
		};
		const { status } = await sendFile(server, zoe, await newPicture());
		pictures.draw = draw;
		expect(status).toBe(401);
		expect(server.core.db.count(files, 't.userId = ?', zoe.id)).toBe(0);
		expect(await readdir(server.core.filesFolder)).toEqual([]);
	});

	it('fills the drive no further than it goes, however many come at once', async () => {
		const { core } = server;
		const mebibyte = 1024 * 1024;
		core.settings.update({ policies: { driveCapacityMb: 3 } });
		core.roles.changed();
		const answers = await atOnce(count =>
			sendFile(server, ben, Buffer.alloc(mebibyte, count + 1), { name: `${count}.txt` }),
		);
		expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
		for (const { status, body } of answers) if (status !== 200) expect(body.error?.code).toBe('NO_FREE_SPACE');
		expect(core.db.select(files, 'WHERE t.userId = ?', ben.id)).toHaveLength(3);
	});
});

describe('what may be once, asked for eight times at once', () => {
	it.each<[string, (noteId: string) => Promise<Answer>, number[]]>([
		['a reaction', noteId => server.call('notes/reactions/create', { noteId, reaction: '👍' }, ann), onceEmpty],
		['a vote', noteId => server.call('notes/polls/vote', { noteId, choice: 0 }, ann), onceEmpty],
		['a favourite', noteId => server.call('notes/favorites/create', { noteId }, ann), onceEmpty],
		['a follow', () => server.call('following/create', { userId: ben.id }, ann), once],
	])('is %s', async (_, ask, expected) => {
		const noteId = await server.note(ben, { text: 'once', poll: { choices: ['a', 'b'] } });
		expect(statuses(await atOnce(() => ask(noteId)))).toEqual(expected);
		expect(server.core.db.count(notifications, 't.userId = ? AND t.noteId = ?', ben.id, noteId)).toBeLessThanOrEqual(1);
	});

	it('is the last list that somebody may have', async () => {
		const { userListLimit } = server.core.roles.policies(ann.user);
		for (let count = 1; count < userListLimit; count++)
			await server.call('users/lists/create', { name: `l${count}` }, ann);
		expect(statuses(await atOnce(count => server.call('users/lists/create', { name: `x${count}` }, ann)))).toEqual(
			once,
		);
	});
});
