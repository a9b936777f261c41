import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { NoteRow } from '../store/tables/notes';
import type { Relations } from './Relations';
import { isInHome, isInList, isInLocal, isKindWanted, isUnmuted, noteOptions } from './timelineRules';

const note = (fields: Partial<NoteRow> = {}) =>
	({
		id: 'n',
		userId: 'author',
		userHost: null,
		visibility: 'public',
		channelId: null,
		replyId: null,
		replyUserId: null,
		renoteUserId: null,
		isPureRenote: false,
		hasFiles: false,
		visibleUserIds: [],
		mentions: [],
		...fields,
	}) as NoteRow;

interface Known {
	following?: Record<string, boolean>;
	channels?: string[];
	muted?: string[];
	blockers?: string[];
	renoteMuted?: string[];
	instances?: string[];
}
const reader = (known: Known = {}, id: string | null = 'me') => ({
	id,
	relations: {
		following: new Map(Object.entries(known.following ?? {})),
		channels: new Set(known.channels),
		isMuted: (userId: string) => known.muted?.includes(userId) ?? false,
		isBlockedBy: (userId: string) => known.blockers?.includes(userId) ?? false,
		areRenotesMuted: (userId: string) => known.renoteMuted?.includes(userId) ?? false,
		isInstanceMuted: (host: string | null) => host !== null && (known.instances?.includes(host) ?? false),
	} as unknown as Relations,
});
const read = (given: object) => v.parse(v.object(noteOptions), given);
const toStranger = { replyId: 'r', replyUserId: 'stranger' };

describe('the home timeline', () => {
	it('has notes of the reader and of those followed, not of strangers', () => {
		const me = reader({ following: { author: false } });
		expect(isInHome(note({ userId: 'me' }), me)).toBe(true);
		expect(isInHome(note(), me)).toBe(true);
		expect(isInHome(note({ userId: 'stranger' }), me)).toBe(false);
	});

	it('has replies to others only where the follow says so', () => {
		const me = reader({ following: { author: false, chatty: true } });
		expect(isInHome(note(toStranger), me)).toBe(false);
		expect(isInHome(note({ ...toStranger, userId: 'chatty' }), me)).toBe(true);
		expect(isInHome(note({ replyId: 'r', replyUserId: 'author' }), me)).toBe(true);
		expect(isInHome(note({ replyId: 'r', replyUserId: 'me' }), me)).toBe(true);
	});

	it('has channel notes only of followed channels, even one’s own', () => {
		const me = reader({ following: { author: false }, channels: ['tea'] });
		expect(isInHome(note({ channelId: 'tea', userId: 'stranger' }), me)).toBe(true);
		expect(isInHome(note({ channelId: 'coffee' }), me)).toBe(false);
		expect(isInHome(note({ channelId: 'coffee', userId: 'me' }), me)).toBe(false);
	});
});

describe('the local timeline', () => {
	it('has public notes of this server, and replies on request', () => {
		const options = read({});
		expect(isInLocal(note(), reader(), options)).toBe(true);
		expect(isInLocal(note({ visibility: 'home' }), reader(), options)).toBe(false);
		expect(isInLocal(note({ userHost: 'far.example' }), reader(), options)).toBe(false);
		expect(isInLocal(note(toStranger), reader(), options)).toBe(false);
		expect(isInLocal(note(toStranger), reader(), read({ withReplies: true }))).toBe(true);
	});
});

describe('a list', () => {
	it('has notes of members, and replies to others as the membership says', () => {
		const members = new Map([
			['author', false],
			['chatty', true],
		] as const);
		expect(isInList(note(), reader(), members)).toBe(true);
		expect(isInList(note(toStranger), reader(), members)).toBe(false);
		expect(isInList(note({ ...toStranger, userId: 'chatty' }), reader(), members)).toBe(true);
		expect(isInList(note({ userId: 'stranger' }), reader(), members)).toBe(false);
	});
});

describe('isUnmuted', () => {
	it('leaves out muted and blocking people, wherever in the note they are', () => {
		for (const field of ['userId', 'replyUserId', 'renoteUserId'] as const) {
			expect(isUnmuted(note({ [field]: 'pest' }), reader({ muted: ['pest'] }))).toBe(false);
			expect(isUnmuted(note({ [field]: 'pest' }), reader({ blockers: ['pest'] }))).toBe(false);
		}
	});

	it('leaves out muted renotes, not quotes, and muted servers', () => {
		const me = reader({ renoteMuted: ['author'], instances: ['far.example'] });
		expect(isUnmuted(note({ isPureRenote: true, renoteUserId: 'x' }), me)).toBe(false);
		expect(isUnmuted(note({ renoteUserId: 'x' }), me)).toBe(true);
		expect(isUnmuted(note({ userHost: 'far.example' }), me)).toBe(false);
	});
});

describe('isKindWanted', () => {
	it('heeds the options for renotes and files', () => {
		expect(isKindWanted(note({ isPureRenote: true }), read({ withRenotes: false }))).toBe(false);
		expect(isKindWanted(note({ isPureRenote: true }), read({}))).toBe(true);
		expect(isKindWanted(note(), read({ withFiles: true }))).toBe(false);
		expect(isKindWanted(note({ hasFiles: true }), read({ withFiles: true }))).toBe(true);
	});
});
