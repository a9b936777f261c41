import { demoWorld } from '@server/demo/demoWorld';
import { notes } from '@server/store/tables/notes';
import { emojis } from '@server/store/tables/server';
import { users } from '@server/store/tables/users';
import { MACHINE_SCALE } from '@tests/factories/machineScale';
import type { entities } from 'misskey-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StoredDeck } from '@/domain/deck/storedDecks';
import { startDemoServer } from './startDemoServer';
import type { TestServer } from './TestServer';

const MADE_WITHIN_MS = 30_000 * MACHINE_SCALE;

let server: TestServer;
let took: number;
let token: string;
beforeAll(async () => {
	({ server, tookMs: took } = await startDemoServer());
	const { body } = await server.call('signin-flow', { username: 'demo', password: 'demo' });
	token = String(body.i);
}, 60_000 * MACHINE_SCALE);
afterAll(() => server.stop());

/** All pages of a list, newest first. */
async function pages<Item extends { id: string }>(endpoint: string, params: object = {}): Promise<Item[]> {
	const all: Item[] = [];
	for (let last = 100; last > 0; ) {
		const until = all.at(-1)?.id;
		const { body } = await server.call(
			endpoint,
			{ ...params, limit: 100, ...(until ? { untilId: until } : {}) },
			token,
		);
		const page = body as unknown as Item[];
		all.push(...page);
		last = page.length;
	}
	return all;
}

describe('the demo world', () => {
	it('is made in time, and only once', async () => {
		expect(took).toBeLessThan(MADE_WITHIN_MS);
		expect(await demoWorld.make(server.core)).toBe(false);
	});

	it('has its people, emojis and notes', () => {
		const { db } = server.core;
		expect(db.count(users, '1')).toBe(40);
		expect(db.count(users, 't.host IS NOT NULL AND t.uri IS NOT NULL')).toBe(10);
		expect(db.count(emojis, 't.host IS NULL')).toBe(60);
		expect(db.count(notes, '1')).toBe(2000);
	});

	it('has announcements of every kind, of which demo has read what opens by itself', async () => {
		const all = await pages<entities.Announcement>('announcements');
		expect(new Set(all.map(({ icon }) => icon))).toEqual(new Set(['info', 'warning', 'error', 'success']));
		expect(new Set(all.map(({ display }) => display))).toEqual(new Set(['normal', 'banner', 'dialog']));
		expect(all.filter(({ imageUrl }) => imageUrl).length).toBeGreaterThanOrEqual(3);
		for (const { imageUrl } of all) if (imageUrl) expect((await fetch(imageUrl)).status).toBe(200);
		const { body } = await server.call('i', {}, token);
		const { unreadAnnouncements } = body as unknown as entities.MeDetailed;
		expect(unreadAnnouncements.map(({ display, forYou }) => [display, forYou])).toEqual([
			['banner', false],
			['normal', true],
		]);
		const archived = await pages<entities.Announcement>('announcements', { isActive: false });
		expect(archived).toHaveLength(1);
	});

	it('shows new accounts no announcement over their pages', async () => {
		const { body } = await server.call('i', {}, await server.person('arrival'));
		const { unreadAnnouncements } = body as unknown as entities.MeDetailed;
		expect(new Set(unreadAnnouncements.map(({ display }) => display))).toEqual(new Set(['normal']));
	});

	it('gives demo a long home timeline, with people of other servers and all kinds of notes in it', async () => {
		const timeline = await pages<entities.Note>('notes/timeline');
		expect(timeline.length).toBeGreaterThanOrEqual(1200);
		expect(timeline.some(note => note.user.instance?.name === 'Tidepool' && note.user.instance.iconUrl)).toBe(true);
		expect(timeline.some(note => note.poll)).toBe(true);
		expect(timeline.some(note => note.cw)).toBe(true);
		expect(timeline.some(note => (note.files?.length ?? 0) > 8)).toBe(true);
		const addresses = timeline.flatMap(note => Object.values(note.emojis ?? {}));
		expect(addresses.length).toBeGreaterThan(0);
		expect(addresses.every(address => URL.canParse(address))).toBe(true);
		expect(
			timeline.every((note, index) => index === 0 || note.createdAt <= (timeline[index - 1]?.createdAt ?? '')),
		).toBe(true);
	});

	it('has people who have written lately, for those who follow nobody yet', async () => {
		const reader = await server.person('newcomer');
		const params = { sort: '+follower', state: 'alive', origin: 'local', limit: 20 };
		const { body } = await server.call('users', params, reader.token);
		expect((body as unknown as entities.UserDetailed[]).length).toBeGreaterThanOrEqual(10);
		await server.call('notes/create', { text: 'here I am' }, reader.token);
		const { body: me } = await server.call('i', {}, reader.token);
		expect(Date.now() - Date.parse(`${me.updatedAt}`)).toBeLessThan(MADE_WITHIN_MS);
	});

	it('keeps the deck of the README’s picture for demo', async () => {
		const scope = ['client', 'preferences', 'sync'];
		const { body } = await server.call('i/registry/get', { scope, key: 'default:deck.profiles' }, token);
		const [[, decks]] = body as unknown as [[object, StoredDeck[]]];
		expect(decks[0]?.columns.map(({ type, name }) => name ?? type)).toEqual([
			...['home', 'notifications', 'Bread & soup', 'Galley', 'mentions', 'local', 'main'],
		]);
		const [, , bread, galley] = decks[0]?.columns ?? [];
		const antenna = await server.call('antennas/show', { antennaId: bread?.antennaId }, token);
		const channel = await server.call('channels/show', { channelId: galley?.channelId }, token);
		expect([antenna.body.name, channel.body.name]).toEqual(['Bread & soup', 'Galley']);
	});

	it('gives demo something of every column', async () => {
		const notifications = await pages<entities.Notification>('i/notifications');
		const kinds = new Set(notifications.map(notification => notification.type));
		for (const kind of [
			'follow',
			'mention',
			'reply',
			'renote',
			'quote',
			'reaction',
			'receiveFollowRequest',
			'followRequestAccepted',
			'roleAssigned',
			'note',
		])
			expect(kinds).toContain(kind);
		const [mentions, direct] = [
			await pages<entities.Note>('notes/mentions'),
			await pages<entities.Note>('notes/mentions', { visibility: 'specified' }),
		];
		expect(mentions.length).toBeGreaterThan(10);
		expect(direct.length).toBeGreaterThan(3);
	});

	it('has plays of several people, and a private one of demo’s', async () => {
		const { body: featured } = await server.call('flash/featured', { limit: 100 });
		const plays = featured as unknown as entities.Flash[];
		expect(new Set(plays.map(play => play.userId)).size).toBeGreaterThanOrEqual(5);
		expect(plays.every(play => play.likedCount > 0 && play.script.startsWith('/// @'))).toBe(true);
		const { body: own } = await server.call('flash/my', {}, token);
		expect((own as unknown as entities.Flash[]).map(play => play.visibility)).toEqual(['private', 'public']);
		const { body: liked } = await server.call('flash/my-likes', {}, token);
		expect((liked as unknown as { flash: entities.Flash }[]).every(({ flash }) => flash.isLiked)).toBe(true);
	});

	it('has clips, ads of every place, and tags that many use', async () => {
		const { body: clips } = await server.call('clips/list', {}, token);
		const kept = clips as unknown as entities.Clip[];
		expect(kept.filter(clip => clip.isPublic).length).toBeGreaterThanOrEqual(3);
		expect(kept.some(clip => !clip.isPublic)).toBe(true);
		for (const clip of kept) expect(clip.notesCount).toBeGreaterThan(4);
		const { body: meta } = await server.call('meta');
		const ads = meta.ads as unknown as entities.MetaLite['ads'];
		expect(new Set(ads.map(ad => ad.place))).toEqual(new Set(['square', 'horizontal', 'horizontal-big', 'vertical']));
		expect(ads.some(ad => ad.ratio === 0)).toBe(true);
		expect(meta.notesPerOneAd).toBe(20);
		for (const ad of ads) expect((await fetch(ad.imageUrl)).status).toBe(200);
		const { body } = await server.call('hashtags/trend');
		const tags = body as unknown as entities.HashtagsTrendResponse;
		expect(tags).toHaveLength(10);
		expect(tags[0]?.usersCount).toBeGreaterThan(3);
	});

	it('has pages of several people, with pictures and notes that are there', async () => {
		const { body } = await server.call('pages/featured');
		const featured = body as unknown as entities.Page[];
		expect(new Set(featured.map(({ userId }) => userId)).size).toBeGreaterThanOrEqual(3);
		for (const page of featured) {
			expect(page.eyeCatchingImage).not.toBeNull();
			expect(page.attachedFiles.length).toBeGreaterThan(0);
			expect(JSON.stringify(page.content)).toMatch(/"type":"note","detailed":false,"note":"\w+"/);
		}
	});

	it('has cats, badges and decorations', async () => {
		const timeline = await pages<entities.Note>('notes/timeline');
		expect(new Set(timeline.filter(note => note.user.isCat).map(note => note.userId)).size).toBeGreaterThan(1);
		expect(timeline.some(note => (note.user.badgeRoles?.length ?? 0) > 0)).toBe(true);
		const worn = new Set(timeline.flatMap(note => note.user.avatarDecorations.map(decoration => decoration.url)));
		expect(worn.size).toBeGreaterThan(1);
		for (const address of worn) expect((await fetch(address)).status).toBe(200);
	});

	it('lives on, where streams see it', async () => {
		const stream = await server.stream();
		await stream.connect('globalTimeline', 'global');
		demoWorld.live(server.core, 40);
		const arrived = await stream.first(frame => frame.type === 'channel');
		const note = arrived.body.body as { id: string; createdAt: string };
		expect(Date.now() - Date.parse(note.createdAt)).toBeLessThan(10_000);
	});

	it('serves what it shows', async () => {
		const { body } = await server.call('notes/timeline', { limit: 60, withFiles: true }, token);
		const files = (body as unknown as entities.Note[]).flatMap(note => note.files ?? []);
		for (const file of files.slice(0, 20)) {
			for (const address of [file.url, file.thumbnailUrl]) {
				if (address) expect((await fetch(address)).status).toBe(200);
			}
			if (file.type.startsWith('image/')) expect(file.blurhash?.length).toBeGreaterThan(20);
		}
	});
});
