import { follows, mutes } from '@server/store/tables/relations';
import { users } from '@server/store/tables/users';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Person, TestServer } from './TestServer';

let server: TestServer;
let ann: Person;
let ben: Person;
let cal: Person;
beforeAll(async () => {
	server = await TestServer.start();
	[ann, ben, cal] = [await server.person('ann'), await server.person('ben'), await server.person('cal')];
});
afterAll(() => server.stop());

const show = async (noteId: string, person?: Person) => (await server.call('notes/show', { noteId }, person)).body;
const follow = (from: Person, to: Person, withReplies = false) =>
	server.core.db.insert(follows, { id: server.core.ids.next(), followerId: from.id, followeeId: to.id, withReplies });
const idsOf = async (endpoint: string, params: object, person?: Person) => {
	const { body } = await server.call(endpoint, params, person);
	return (body as unknown as { id: string }[]).map(note => note.id);
};
const refused = (params: object, person: Person) => server.refusal('notes/create', params, person);

describe('writing', () => {
	it('keeps what was said, and counts it', async () => {
		const id = await server.note(ann, { text: '  for @ben #Tag ', cw: 'careful' });
		expect(await show(id)).toMatchObject({ text: 'for @ben #Tag', cw: 'careful', mentions: [ben.id], tags: ['tag'] });
	});

	it('refuses a note that says nothing', async () => {
		for (const params of [{}, { text: '' }, { text: ' \n' }, { text: null }, { cw: 'x' }]) {
			expect(await refused(params, ann)).toBe('INVALID_PARAM');
		}
	});

	it('counts characters, of which an emoji is one', async () => {
		const [cw, text] = ['😀'.repeat(100), '😀'.repeat(3000)];
		expect(await show(await server.note(ann, { cw, text }))).toMatchObject({ cw, text });
		const longer = await server.call('notes/create', { cw: `${cw}😀`, text }, ann);
		expect([longer.status, longer.body.error?.info]).toEqual([
			400,
			{ param: '#/properties/cw/maxLength', reason: 'must NOT have more than 100 characters' },
		]);
		expect(await refused({ cw, text: `${text}😀` }, ann)).toBe('INVALID_PARAM');
		expect(await refused({ text: 'x'.repeat(3001) }, ann)).toBe('INVALID_PARAM');
	});

	it('refuses to renote a renote, and to answer one', async () => {
		const original = await server.note(ann, { text: 'original' });
		const renote = await server.note(ben, { renoteId: original });
		expect(await refused({ renoteId: renote }, cal)).toBe('CANNOT_RENOTE_TO_A_PURE_RENOTE');
		expect(await refused({ text: 'x', replyId: renote }, cal)).toBe('CANNOT_REPLY_TO_A_PURE_RENOTE');
		expect(await show(original)).toMatchObject({ renoteCount: 1 });
	});

	it('lowers the renote count only for renotes that were counted', async () => {
		const bot = await server.person('bot', { isBot: true });
		const original = await server.note(ann, { text: 'original' });
		const counted = await server.note(ben, { renoteId: original });
		const uncounted = [await server.note(bot, { renoteId: original }), await server.note(ann, { renoteId: original })];
		expect(await show(original)).toMatchObject({ renoteCount: 1 });
		// What counts is how it was when they renoted.
		server.core.db.update(users, { isBot: false }, 'id = ?', bot.id);
		server.core.db.update(users, { isBot: true }, 'id = ?', ben.id);
		await server.call('notes/delete', { noteId: uncounted[0] }, bot);
		await server.call('notes/delete', { noteId: uncounted[1] }, ann);
		expect(await show(original)).toMatchObject({ renoteCount: 1 });
		await server.call('notes/delete', { noteId: counted }, ben);
		expect(await show(original)).toMatchObject({ renoteCount: 0 });
		server.core.db.update(users, { isBot: false }, 'id = ?', ben.id);
	});

	it('takes the renotes along when a note is deleted, and leaves quotes and replies', async () => {
		const original = await server.note(ann, { text: 'original' });
		const renote = await server.note(ben, { renoteId: original });
		const quote = await server.note(ben, { renoteId: original, text: 'quote' });
		const reply = await server.note(ben, { replyId: original, text: 'reply' });
		expect(await server.refusal('notes/delete', { noteId: original }, ben)).toBe('ACCESS_DENIED');
		expect((await server.call('notes/delete', { noteId: original }, ann)).status).toBe(204);
		expect((await show(renote)).error?.code).toBe('NO_SUCH_NOTE');
		expect(await show(quote)).not.toHaveProperty('renote');
		expect(await show(reply)).not.toHaveProperty('reply');
	});
});

describe('who sees what', () => {
	it('tells who reacted only to those who may see the note', async () => {
		const [writer, fan, named] = [
			await server.person('teller'),
			await server.person('reacts'),
			await server.person('named'),
		];
		follow(fan, writer);
		const react = (noteId: string, person: Person) =>
			server.call('notes/reactions/create', { noteId, reaction: '👍' }, person);
		const reactions = async (noteId: string, person?: Person) => {
			const { body } = await server.call('notes/reactions', { noteId }, person);
			return Array.isArray(body) ? body.length : body.error?.code;
		};
		const forFans = await server.note(writer, { text: 'fans', visibility: 'followers' });
		const direct = await server.note(writer, { text: 'x', visibility: 'specified', visibleUserIds: [named.id] });
		await react(forFans, fan);
		await react(direct, named);
		for (const person of [writer, fan]) expect(await reactions(forFans, person)).toBe(1);
		for (const person of [writer, named]) expect(await reactions(direct, person)).toBe(1);
		for (const person of [undefined, named]) expect(await reactions(forFans, person)).toBe('NO_SUCH_NOTE');
		for (const person of [undefined, fan]) expect(await reactions(direct, person)).toBe('NO_SUCH_NOTE');
	});

	it('hides the content of notes for followers, also inside other notes', async () => {
		const [author, fan] = [await server.person('author'), await server.person('fan')];
		follow(fan, author);
		const secret = await server.note(author, {
			text: 'secret',
			cw: 'cw',
			visibility: 'followers',
			poll: { choices: ['a', 'b'] },
		});
		const reply = await server.note(fan, { text: 'a reply', replyId: secret });
		expect(await show(secret, fan)).toMatchObject({ text: 'secret' });
		const hidden = await show(secret);
		expect(hidden).toMatchObject({ isHidden: true, text: null, cw: null });
		expect(hidden).not.toHaveProperty('poll');
		expect(await show(reply)).toMatchObject({ text: 'a reply', reply: { isHidden: true, text: null } });
	});

	it('keeps a direct note to those addressed, and its answers as direct', async () => {
		const secret = await server.note(ann, { text: '@cal psst', visibility: 'specified', visibleUserIds: [ben.id] });
		expect(await show(secret, ben)).toMatchObject({ text: '@cal psst', visibleUserIds: [ben.id] });
		expect(await show(secret, cal)).toMatchObject({ isHidden: true });
		expect(await refused({ renoteId: secret }, ben)).toBe('CANNOT_RENOTE_DUE_TO_VISIBILITY');
		expect(await refused({ text: 'x', replyId: secret }, cal)).toBe('CANNOT_REPLY_TO_AN_INVISIBLE_NOTE');
		expect(await refused({ text: 'x', replyId: secret }, ben)).toMatch(/EXTENDED_VISIBILITY$/);
	});

	it('asks visitors to sign in where the server keeps its notes to itself', async () => {
		const id = await server.note(ann, { text: 'inside' });
		server.core.settings.update({ ugcVisibilityForVisitor: 'none' });
		expect((await show(id)).error?.code).toBe('SIGNIN_REQUIRED');
		server.core.settings.update({ ugcVisibilityForVisitor: 'all' });
		expect(await show(id)).toMatchObject({ id });
	});
});

describe('reactions and votes', () => {
	it('count, replace one another, and can be taken back', async () => {
		const noteId = await server.note(ann, { text: 'react' });
		const react = (reaction: string, person: Person) =>
			server.call('notes/reactions/create', { noteId, reaction }, person);
		await react('👍', ben);
		await react('👍', cal);
		expect((await react('👍', ben)).body.error?.code).toBe('ALREADY_REACTED');
		await react('❤️', ben);
		expect(await show(noteId, ben)).toMatchObject({
			reactions: { '👍': 1, '❤': 1 },
			reactionCount: 2,
			myReaction: '❤',
		});
		await server.call('notes/reactions/delete', { noteId }, ben);
		expect(await show(noteId, ben)).not.toHaveProperty('myReaction');
	});

	it('allow one vote in a single poll, each choice once in a multiple one, and none after the end', async () => {
		const poll = (fields: object) => server.note(ann, { poll: { choices: ['a', 'b'], ...fields } });
		const vote = (noteId: string, choice: number) => server.refusal('notes/polls/vote', { noteId, choice }, ben);
		const single = await poll({});
		expect([await vote(single, 1), await vote(single, 0)]).toEqual([null, 'ALREADY_VOTED']);
		const multiple = await poll({ multiple: true });
		expect([await vote(multiple, 0), await vote(multiple, 1), await vote(multiple, 1)]).toEqual([
			null,
			null,
			'ALREADY_VOTED',
		]);
		expect(await vote(multiple, 2)).toBe('INVALID_CHOICE');
		expect(await refused({ poll: { choices: ['a', 'b'], expiresAt: 1000 } }, ann)).toBe(
			'CANNOT_CREATE_ALREADY_EXPIRED_POLL',
		);
		expect(await show(single, ben)).toMatchObject({ poll: { choices: [{ votes: 0 }, { votes: 1, isVoted: true }] } });
	});
});

describe('timelines', () => {
	it('page by id: newest first, or oldest first next to the given one', async () => {
		const author = await server.person('writer');
		const made: string[] = [];
		for (let count = 0; count < 6; count++) made.push(await server.note(author, { text: `${count}` }));
		const page = (params: object) => idsOf('notes/timeline', params, author);
		expect(await page({})).toEqual([...made].reverse());
		expect(await page({ limit: 2, untilId: made[3] })).toEqual([made[2], made[1]]);
		expect(await page({ limit: 2, sinceId: made[1] })).toEqual([made[2], made[3]]);
		expect(await page({ sinceId: made[1], untilId: made[4] })).toEqual([made[3], made[2]]);
	});

	it('hold what their rules say: follows, replies, mutes, visibility', async () => {
		const [reader, author, chatty, stranger] = [
			await server.person('reader'),
			await server.person('followed'),
			await server.person('chatty'),
			await server.person('stranger'),
		];
		follow(reader, author);
		follow(reader, chatty, true);
		const strange = await server.note(stranger, { text: 'strange' });
		const home = await server.note(author, { text: 'home', visibility: 'home' });
		const quiet = await server.note(author, { text: 'reply', replyId: strange });
		const loud = await server.note(chatty, { text: 'reply', replyId: strange });
		const own = await server.note(reader, { text: 'own' });
		expect(await idsOf('notes/timeline', {}, reader)).toEqual([own, loud, home]);
		const local = await idsOf('notes/local-timeline', {}, reader);
		expect(local).toContain(strange);
		for (const id of [home, quiet]) expect(local).not.toContain(id);
		expect(await idsOf('notes/local-timeline', { withReplies: true }, reader)).toContain(quiet);
		const hybrid = await idsOf('notes/hybrid-timeline', {}, reader);
		for (const id of [own, home, strange]) expect(hybrid).toContain(id);
		server.core.db.insert(mutes, { id: server.core.ids.next(), muterId: reader.id, muteeId: stranger.id });
		expect(await idsOf('notes/timeline', {}, reader)).toEqual([own, home]);
		expect(await idsOf('notes/local-timeline', {}, reader)).not.toContain(strange);
	});

	it('read the home timeline of a server with many notes within a few milliseconds', async () => {
		const { createNote } = await import('@server/notes/createNote');
		const reader = await server.person('patient');
		const others = await Promise.all(Array.from({ length: 20 }, (_, index) => server.person(`other${index}`)));
		for (const other of others.slice(0, 5)) follow(reader, other);
		server.core.db.transaction(() => {
			for (let count = 0; count < 8000; count++) {
				const author = others[count % others.length];
				if (author) createNote(server.core, author.user, { text: `note ${count}` }, { isSilent: true });
			}
		});
		await idsOf('notes/timeline', { limit: 30 }, reader);
		const started = performance.now();
		for (let round = 0; round < 10; round++) await idsOf('notes/timeline', { limit: 30 }, reader);
		expect((performance.now() - started) / 10).toBeLessThan(40);
	});
});

describe('polls', () => {
	it('that ended are told of, also while one of them fails', async () => {
		const complained = vi.spyOn(console, 'error').mockImplementation(() => {});
		const { db } = server.core;
		const poll = { choices: ['a', 'b'], expiresAt: Date.now() + 3_600_000 };
		const [broken, whole] = [await server.note(ann, { text: '1', poll }), await server.note(ben, { text: '2', poll })];
		const update = db.update.bind(db);
		const failing = vi.spyOn(db, 'update').mockImplementation((...call) => {
			if (call.includes(broken)) throw new Error('broken');
			return update(...call);
		});
		for (const id of [broken, whole]) db.run('UPDATE polls SET expiresAt = 1 WHERE noteId = ?', id);
		const told = async (person: Person) => {
			const { body } = await server.call('i/notifications', { includeTypes: ['pollEnded'] }, person);
			return (body as unknown as { note: { id: string } }[]).map(({ note }) => note.id);
		};
		await expect.poll(() => told(ben), { timeout: 3000 }).toEqual([whole]);
		failing.mockRestore();
		await expect.poll(() => told(ann), { timeout: 3000 }).toEqual([broken]);
		complained.mockRestore();
	});
});
