import { trendingTags } from '@server/hashtags/trendingTags';
import { roleAssignments, roles } from '@server/store/tables/server';
import { type UserRow, users } from '@server/store/tables/users';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, TestServer } from '../TestServer';

/** By searching words one by one, a hidden note's content could be found out. */
const READERS = ['author', 'follower', 'named', 'stranger', 'blocked', 'visitor'] as const;
type Reader = (typeof READERS)[number];

interface Case {
	/** Changes of the author made after the note was posted. */
	author?: Partial<UserRow>;
	note?: object;
	finds: readonly Reader[];
}

const SOON_S = Math.floor(Date.now() / 1000) + 3600;
const MEMBERS: readonly Reader[] = ['author', 'follower', 'named', 'stranger'];
const CASES: Readonly<Record<string, Case>> = {
	public: { finds: [...MEMBERS, 'visitor'] },
	home: { note: { visibility: 'home' }, finds: [...MEMBERS, 'visitor'] },
	fans: { note: { visibility: 'followers' }, finds: ['author', 'follower'] },
	direct: { note: { visibility: 'specified' }, finds: ['author', 'named'] },
	hidden: { author: { makeNotesHiddenBefore: SOON_S }, finds: ['author'] },
	emptied: { author: { makeNotesHiddenBefore: 0 }, finds: ['author'] },
	later: { author: { makeNotesHiddenBefore: -3600 }, finds: [...MEMBERS, 'visitor'] },
	oldfans: { author: { makeNotesFollowersOnlyBefore: SOON_S }, finds: ['author', 'follower'] },
	newfans: { author: { makeNotesFollowersOnlyBefore: 1 }, finds: [...MEMBERS, 'visitor'] },
	members: { author: { requireSigninToViewContents: true }, finds: MEMBERS },
	named: {
		author: { makeNotesHiddenBefore: SOON_S },
		note: { visibility: 'specified' },
		finds: ['author', 'named'],
	},
	suspended: { author: { isSuspended: true }, finds: [] },
};

let server: TestServer;
/** A reader's token; visitors have none. */
const tokens = new Map<string, string | undefined>();
const noteIds = new Map<string, string>();
const clipIds = new Map<string, string>();
const antennaIds = new Map<string, string>();
const authors = new Map<string, Person>();

beforeAll(async () => {
	server = await TestServer.start();
	for (const reader of READERS) {
		const token = reader === 'visitor' || reader === 'author' ? undefined : (await server.person(reader)).token;
		tokens.set(reader, token);
	}
	const [follower = '', named = '', blocked = ''] = ['follower', 'named', 'blocked'].map(name => tokens.get(name));
	const idOf = async (token: string) => String((await server.call('i', {}, token)).body.id);
	const [namedId, blockedId] = [await idOf(named), await idOf(blocked)];
	// The antenna includes all of them; the role has a timeline.
	const antenna = {
		name: 'a',
		src: 'all',
		keywords: [['word']],
		excludeKeywords: [[]],
		users: [],
		caseSensitive: false,
	};
	const listens = { ...antenna, withReplies: true, withFile: false };
	for (const reader of ['follower', 'named', 'stranger']) {
		const { body } = await server.call('antennas/create', listens, tokens.get(reader));
		antennaIds.set(reader, String(body.id));
	}
	server.core.db.insert(roles, { id: 'writers', isPublic: true, isExplorable: true });
	server.core.roles.changed();
	for (const [name, { author = {}, note = {} }] of Object.entries(CASES)) {
		const person = await server.person(`writes${name}`);
		authors.set(name, person);
		server.core.db.insert(roleAssignments, { id: server.core.ids.next(), roleId: 'writers', userId: person.id });
		await server.call('following/create', { userId: person.id }, follower);
		await server.call('blocking/create', { userId: blockedId }, person);
		const isDirect = 'visibility' in note && note.visibility === 'specified';
		const id = await server.note(person, {
			text: `word${name.toLowerCase()} #tag${name.toLowerCase()}`,
			...note,
			...(isDirect ? { visibleUserIds: [namedId] } : {}),
		});
		noteIds.set(name, id);
		await server.call('notes/reactions/create', { noteId: id, reaction: '👍' }, isDirect ? named : follower);
		const clip = await server.call('clips/create', { name: 'open', isPublic: true }, isDirect ? named : follower);
		clipIds.set(name, String(clip.body.id));
		await server.call('clips/add-note', { clipId: clip.body.id, noteId: id }, isDirect ? named : follower);
		server.core.db.update(users, author, 'id = ?', person.id);
	}
});
afterAll(() => server.stop());

const tokenOf = (reader: Reader, name: string) => (reader === 'author' ? authors.get(name)?.token : tokens.get(reader));
const ask = async (endpoint: string, params: object, token: string | undefined) =>
	(await server.call(endpoint, params, token)).body as unknown;
const idsIn = (answer: unknown) => (Array.isArray(answer) ? answer.map((note: { id: string }) => note.id) : answer);

/** Endpoints that search notes by content. */
const SEARCHES: Readonly<Record<string, (name: string) => readonly [string, object]>> = {
	'by a word': name => ['notes/search', { query: `word${name}` }],
	'by a part of a word': name => ['notes/search', { query: `ord${name} tag${name}`.slice(0, -1) }],
	'by a word and the author': name => ['notes/search', { query: `WORD${name}`, userId: authors.get(name)?.id ?? '' }],
	'by the author alone': name => ['notes/search', { query: '', userId: authors.get(name)?.id ?? '' }],
	'by a tag': name => ['notes/search-by-tag', { tag: `tag${name}` }],
	'by rows of tags': name => ['notes/search-by-tag', { query: [[`TAG${name}`]] }],
	'by a tag and more': name => ['notes/search-by-tag', { tag: `tag${name}`, reply: false, renote: false, poll: false }],
	'from the other end': name => ['notes/search', { query: `word${name}`, sinceId: '0' }],
};

describe.each(Object.keys(CASES))('a note (%s)', name => {
	const { finds } = CASES[name] ?? { finds: [] };
	it.each(Object.entries(SEARCHES))('is found %s by those who may read it alone', async (_how, search) => {
		const [endpoint, params] = search(name);
		for (const reader of READERS) {
			const found = idsIn(await ask(endpoint, params, tokenOf(reader, name)));
			expect([reader, found]).toEqual([reader, finds.includes(reader) ? [noteIds.get(name)] : []]);
		}
	});

	it('has its tag told of where everybody may read it', async () => {
		const isOpen = finds.includes('visitor');
		const tag = `tag${name.toLowerCase()}`;
		for (const reader of READERS) {
			const token = tokenOf(reader, name);
			const beginning = (await ask('hashtags/search', { query: tag }, token)) as string[];
			const list = await ask('hashtags/list', { sort: '+mentionedUsers', limit: 100 }, token);
			const use = (await server.call('hashtags/show', { tag }, token)).status;
			expect([beginning.includes(tag), JSON.stringify(list).includes(`"${tag}"`), use]).toEqual([
				isOpen,
				isOpen,
				isOpen ? 200 : 400,
			]);
		}
		expect(trendingTags(server.core).some(each => each.tag === tag)).toBe(isOpen);
	});

	it('shows its text in no list to others', async () => {
		const userId = authors.get(name)?.id ?? '';
		for (const reader of READERS.filter(each => !finds.includes(each))) {
			for (const [endpoint, params] of [
				['notes/featured', { limit: 100 }],
				['users/featured-notes', { userId, limit: 100 }],
				['clips/notes', { clipId: clipIds.get(name), limit: 100 }],
				['antennas/notes', { antennaId: antennaIds.get(reader) ?? 'none', limit: 100 }],
				['roles/notes', { roleId: 'writers', limit: 100 }],
				['notes/polls/recommendation', { limit: 100 }],
				['notes/mentions', { limit: 100 }],
				['users/reactions', { userId, limit: 100 }],
				['notes/local-timeline', { limit: 100 }],
				['notes/global-timeline', { limit: 100 }],
				['notes', { limit: 100 }],
				['users/notes', { userId, limit: 100 }],
				['notes/show', { noteId: noteIds.get(name) }],
			] as const) {
				// Requests by id, list or author are no searches: blocks and suspensions don't apply.
				const isNamed = ['clips/notes', 'users/notes', 'notes/show'].includes(endpoint);
				if (isNamed && (reader === 'blocked' || name === 'suspended')) continue;
				const answer = await ask(endpoint, params, tokenOf(reader, name));
				expect([reader, endpoint, JSON.stringify(answer).includes(`word${name.toLowerCase()} `)]).toEqual([
					reader,
					endpoint,
					false,
				]);
			}
		}
	});
});

describe('a search', () => {
	it('finds no people who are suspended or block the reader', async () => {
		const find = async (reader: Reader, name: string) => {
			const found: string[] = [];
			for (const [endpoint, params] of [
				['users/search', { query: `writes${name}` }],
				['users/search', { query: `@writes${name}`, detail: false }],
				['users/search-by-username-and-host', { username: `writes${name}` }],
				['users', { sort: '-createdAt', limit: 100 }],
			] as const) {
				const answer = JSON.stringify(await ask(endpoint, params, tokens.get(reader)));
				if (answer.includes(`"username":"writes${name}"`)) found.push(endpoint);
			}
			return found;
		};
		expect(await find('blocked', 'public')).toEqual([]);
		for (const reader of ['stranger', 'visitor', 'follower'] as const) {
			expect(await find(reader, 'suspended')).toEqual([]);
			expect((await find(reader, 'hidden')).length).toBeGreaterThanOrEqual(3);
		}
	});

	it('counts nothing hidden in its pages', async () => {
		const stranger = tokens.get('stranger');
		const found = idsIn(await ask('notes/search', { query: '#tag', limit: 100 }, stranger)) as string[];
		for (let offset = 0; offset < found.length; offset++) {
			const page = await ask('notes/search', { query: '#tag', limit: 1, offset }, stranger);
			expect(idsIn(page)).toEqual([found[offset]]);
		}
		expect(await ask('notes/search', { query: '#tag', limit: 1, offset: found.length }, stranger)).toEqual([]);
	});

	it('is refused without the right to it', async () => {
		const { db } = server.core;
		const mute = await server.person('mayNotSearch');
		db.insert(roles, { id: 'mute', policies: { canSearchNotes: { useDefault: false, priority: 2, value: false } } });
		server.core.roles.changed();
		db.insert(roleAssignments, { id: server.core.ids.next(), roleId: 'mute', userId: mute.id });
		const { body } = await server.call('notes/search', { query: 'word' }, mute);
		expect(body.error?.code).toBe('UNAVAILABLE');
	});

	it('gives visitors nothing that this server keeps from them', async () => {
		server.core.settings.update({ ugcVisibilityForVisitor: 'none' });
		try {
			expect(await ask('notes/search', { query: 'wordpublic' }, undefined)).toEqual([]);
			expect(await ask('notes/search-by-tag', { tag: 'tagpublic' }, undefined)).toEqual([]);
		} finally {
			server.core.settings.update({ ugcVisibilityForVisitor: 'all' });
		}
	});
});
