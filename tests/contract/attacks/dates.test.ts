import { notes, polls } from '@server/store/tables/notes';
import { roles } from '@server/store/tables/server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Person, TestServer } from '../TestServer';

/** The first two are integers but not dates; then come dates far beyond any use. */
const BEYOND = [9_007_199_254_740_991, 8_640_000_000_000_001, 8_640_000_000_000_000, 253_402_300_800_000];

let server: TestServer;
let ann: Person;
let ben: Person;
beforeAll(async () => {
	server = await TestServer.start();
	ann = await server.person('ann', { isRoot: true });
	ben = await server.person('ben');
	server.core.db.insert(roles, { id: 'helper', name: 'Helper' });
	server.core.roles.changed();
});
afterAll(() => server.stop());

const timelines = ['notes/local-timeline', 'notes/global-timeline', 'notes/timeline', 'notes/hybrid-timeline'];

async function expectTimelines(): Promise<void> {
	for (const endpoint of timelines) {
		const { status } = await server.call(endpoint, {}, ann);
		expect([endpoint, status]).toEqual([endpoint, 200]);
	}
}

const ad = {
	url: 'https://a.example',
	memo: '',
	place: 'square',
	priority: 'middle',
	ratio: 1,
	imageUrl: '/a',
	dayOfWeek: 0,
};
const poll = { choices: ['a', 'b'] };
const calls: [endpoint: string, params: (date: number) => object][] = [
	['notes/create', date => ({ text: 'a', poll: { ...poll, expiresAt: date } })],
	['notes/create', date => ({ text: 'a', poll: { ...poll, expiredAfter: date } })],
	['mute/create', date => ({ userId: ben.id, expiresAt: date })],
	['admin/roles/assign', date => ({ roleId: 'helper', userId: ben.id, expiresAt: date })],
	['admin/ad/create', date => ({ ...ad, startsAt: 0, expiresAt: date })],
	['admin/ad/create', date => ({ ...ad, startsAt: -date, expiresAt: 0 })],
	['notes/local-timeline', date => ({ untilDate: date })],
];
const lists: [endpoint: string, params: () => object][] = [
	['mute/list', () => ({})],
	['admin/roles/users', () => ({ roleId: 'helper' })],
	['admin/ad/list', () => ({})],
	['admin/show-user', () => ({ userId: ben.id })],
];

describe('dates that are none', () => {
	it.each(calls)('are refused by %s, and nothing of them is kept', async (endpoint, params) => {
		for (const date of BEYOND) {
			const { status, body } = await server.call(endpoint, params(date), ann);
			expect([status, body?.error?.code]).toEqual([400, 'INVALID_PARAM']);
		}
		await expectTimelines();
		for (const [list, of] of lists) expect([list, (await server.call(list, of(), ann)).status]).toEqual([list, 200]);
		expect(server.core.db.count(polls, '1')).toBe(0);
	});

	it('leave out the one note that has one all the same, and say so', async () => {
		const complained = vi.spyOn(console, 'error').mockImplementation(() => {});
		const kept = await server.note(ben, { text: 'kept' });
		const broken = await server.note(ben, { text: 'broken', poll });
		server.core.db.update(polls, { expiresAt: Number.MAX_SAFE_INTEGER }, 'noteId = ?', broken);
		await expectTimelines();
		const { body } = await server.call('notes/local-timeline', {}, ann);
		expect((body as unknown as { id: string }[]).map(note => note.id)).toEqual([kept]);
		expect(complained).toHaveBeenCalled();
		complained.mockRestore();
	});
});

describe('a write whose answer cannot be given', () => {
	it('is taken back, and nobody is told of it', async () => {
		const complained = vi.spyOn(console, 'error').mockImplementation(() => {});
		const stream = await server.stream(ann);
		await stream.connect('localTimeline', 'local');
		// An id without a time: the note is written, but can't be packed.
		Object.assign(server.core.ids, { next: () => '~~~~~~~~none' });
		const { status } = await server.call('notes/create', { text: 'never said' }, ann);
		Reflect.deleteProperty(server.core.ids, 'next');
		expect(status).toBe(500);
		expect(server.core.db.exists(notes, "t.text = 'never said'")).toBe(false);
		const said = await server.note(ann, { text: 'said' });
		await stream.note('local', said);
		expect(stream.noteIds('local')).toEqual([said]);
		stream.close();
		complained.mockRestore();
	});
});
