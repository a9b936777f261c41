import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Person, TestServer } from './TestServer';
import type { Frame, TestStream } from './TestStream';

let server: TestServer;
let ann: Person;
let ben: Person;
let cal: Person;
beforeAll(async () => {
	server = await TestServer.start();
	[ann, ben, cal] = [await server.person('ann'), await server.person('ben'), await server.person('cal')];
	await server.call('following/create', { userId: ann.id }, cal);
});
afterAll(() => server.stop());

const CHANNELS = ['homeTimeline', 'localTimeline', 'hybridTimeline', 'globalTimeline'];

async function openAll(people: readonly (Person | undefined)[]): Promise<TestStream[]> {
	return Promise.all(
		people.map(async person => {
			const stream = await server.stream(person);
			const channels = person ? CHANNELS : ['localTimeline', 'globalTimeline'];
			for (const channel of channels) await stream.connect(channel, channel);
			return stream;
		}),
	);
}

interface Sent {
	id: string;
	reply?: { text: string | null; isHidden?: true };
	renote?: { myReaction?: string; poll?: { choices: { isVoted: boolean }[] } };
}

/** The note as received in a channel. */
async function cameBy(stream: TestStream, channel: string, noteId: string): Promise<Sent> {
	const matches = ({ type, body }: Frame) =>
		type === 'channel' && body.id === channel && (body.body as { id?: string })?.id === noteId;
	return (await stream.first(matches)).body.body as Sent;
}

/** The number of database queries until everyone has a new note. */
async function queriesOfANote(streams: readonly TestStream[]): Promise<number> {
	const asked = vi.spyOn(server.core.db, 'all');
	try {
		const noteId = await server.note(ann, { text: 'for everybody' });
		for (const stream of streams) await cameBy(stream, 'globalTimeline', noteId);
		return asked.mock.calls.length;
	} finally {
		asked.mockRestore();
	}
}

describe('a note that many streams get', () => {
	it('is read once, however many they are', async () => {
		const people = await Promise.all(Array.from({ length: 4 }, (_, index) => server.person(`many${index}`)));
		const few = await openAll([people[0]]);
		const forFew = await queriesOfANote(few);
		const many = await openAll([...people, ...people, ...people, undefined]);
		expect(await queriesOfANote([...few, ...many])).toBeLessThanOrEqual(forFew);
		for (const stream of [...few, ...many]) stream.close();
	});

	it('comes to each with what they may see of it', async () => {
		const secret = await server.note(ann, { text: 'for followers', visibility: 'followers' });
		const quoting = await openAll([ann, ben, cal, undefined]);
		const reply = await server.note(ann, { text: 'an open answer', replyId: secret });
		const replies = await Promise.all(quoting.map(stream => cameBy(stream, 'globalTimeline', reply)));
		expect(replies.map(sent => sent.reply?.text)).toEqual(['for followers', null, 'for followers', null]);
		expect(replies.map(sent => sent.reply?.isHidden)).toEqual([undefined, true, undefined, true]);
		for (const stream of quoting) stream.close();
	});

	it('comes to each with their own reaction and vote', async () => {
		const polled = await server.note(ann, { text: 'which?', poll: { choices: ['one', 'two'] } });
		await server.call('notes/reactions/create', { noteId: polled, reaction: '👍' }, ben);
		await server.call('notes/polls/vote', { noteId: polled, choice: 1 }, cal);
		const streams = await openAll([ann, ben, cal, undefined]);
		const renote = await server.note(ann, { renoteId: polled });
		const sent = await Promise.all(streams.map(stream => cameBy(stream, 'globalTimeline', renote)));
		expect(sent.map(note => note.renote?.myReaction)).toEqual([undefined, '👍', undefined, undefined]);
		const votes = sent.map(note => note.renote?.poll?.choices.map(choice => choice.isVoted));
		expect(votes).toEqual([
			[false, false],
			[false, false],
			[false, true],
			[false, false],
		]);
		for (const stream of streams) stream.close();
	});

	it('comes to each by the ids of their own channels', async () => {
		const streams = await Promise.all([server.stream(ben), server.stream(cal)]);
		await Promise.all(streams.map((stream, index) => stream.connect('localTimeline', `my "own" ${index}`)));
		const noteId = await server.note(ann, { text: 'by whatever id' });
		await Promise.all(streams.map((stream, index) => cameBy(stream, `my "own" ${index}`, noteId)));
		for (const stream of streams) expect(stream.noteIds('my "own" 0').length).toBe(stream === streams[0] ? 1 : 0);
		for (const stream of streams) stream.close();
	});
});
