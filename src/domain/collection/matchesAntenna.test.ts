import { describe, expect, it } from 'vitest';
import { type AntennaRule, type CaughtNote, matchesAntenna } from './matchesAntenna';

const antenna = (fields: Partial<AntennaRule> = {}): AntennaRule => ({
	src: 'all',
	keywords: [],
	excludeKeywords: [],
	users: [],
	caseSensitive: false,
	localOnly: false,
	excludeBots: false,
	withReplies: true,
	withFile: false,
	excludeNotesInSensitiveChannel: false,
	...fields,
});
const caught = (text: string | null, more: Partial<CaughtNote['note']> = {}, author = {}): CaughtNote => ({
	note: { text, cw: null, hasFiles: false, replyId: null, userHost: null, ...more },
	author: { username: 'Ann', host: null, isBot: false, ...author },
	isInSensitiveChannel: false,
});
const nobody = { isFollowed: () => false, isListed: () => false };
const wants = (fields: Partial<AntennaRule>, note: CaughtNote, circle = nobody) =>
	matchesAntenna(antenna(fields), note, circle, 'deck.example');

describe('the words of an antenna', () => {
	it('must all be there in one row; one row is enough', () => {
		const keywords = [['green', 'tea'], ['coffee']];
		expect(wants({ keywords }, caught('Green and TEA'))).toBe(true);
		expect(wants({ keywords }, caught('green only'))).toBe(false);
		expect(wants({ keywords }, caught('coffee'))).toBe(true);
	});

	it('may be in the warning', () => {
		expect(wants({ keywords: [['tea']] }, caught('hidden', { cw: 'about tea' }))).toBe(true);
	});

	it('count capitals only if told so', () => {
		const fields = { keywords: [['TEA']], caseSensitive: true };
		expect(wants(fields, caught('tea'))).toBe(false);
		expect(wants(fields, caught('TEA'))).toBe(true);
	});

	it('lose against excluded ones, of which a whole row must be there', () => {
		const fields = { keywords: [['tea']], excludeKeywords: [['iced', 'lemon']] };
		expect(wants(fields, caught('iced tea'))).toBe(true);
		expect(wants(fields, caught('iced tea with lemon'))).toBe(false);
	});

	it('need not be: blank ones ask for nothing', () => {
		expect(wants({ keywords: [['']], excludeKeywords: [['', 'x']] }, caught('anything'))).toBe(true);
	});
});

describe('whom an antenna listens to', () => {
	it('is named with or without @ and host, capitals or not', () => {
		for (const name of ['ann', '@ANN', 'ann@deck.example', '@ann@deck.example']) {
			expect(wants({ src: 'users', users: [name] }, caught('x')), name).toBe(true);
		}
		expect(wants({ src: 'users', users: ['ann@else.example'] }, caught('x'))).toBe(false);
		expect(wants({ src: 'users', users: ['ann'] }, caught('x', {}, { host: 'else.example' }))).toBe(false);
	});

	it('may be named with the server in letters of any script', () => {
		const users = ['@ann@München.example'];
		expect(wants({ src: 'users', users }, caught('x', {}, { host: 'xn--mnchen-3ya.example' }))).toBe(true);
		expect(wants({ src: 'users', users }, caught('x', {}, { host: 'else.example' }))).toBe(false);
	});

	it('may be all but those named', () => {
		expect(wants({ src: 'users_blacklist', users: ['ann'] }, caught('x'))).toBe(false);
		expect(wants({ src: 'users_blacklist', users: ['ben'] }, caught('x'))).toBe(true);
	});

	it('may be those on a list, or those followed', () => {
		expect(wants({ src: 'list' }, caught('x'))).toBe(false);
		expect(wants({ src: 'list' }, caught('x'), { ...nobody, isListed: () => true })).toBe(true);
		expect(wants({ src: 'home' }, caught('x'), { ...nobody, isFollowed: () => true })).toBe(true);
	});
});

describe('the options of an antenna', () => {
	it('leave out replies, notes without files, bots, other servers and sensitive channels', () => {
		expect(wants({ withReplies: false }, caught('x', { replyId: 'r' }))).toBe(false);
		expect(wants({ withFile: true }, caught('x'))).toBe(false);
		expect(wants({ withFile: true }, caught('x', { hasFiles: true }))).toBe(true);
		expect(wants({ excludeBots: true }, caught('x', {}, { isBot: true }))).toBe(false);
		expect(wants({ localOnly: true }, caught('x', { userHost: 'else.example' }))).toBe(false);
		const hot = { ...caught('x'), isInSensitiveChannel: true };
		expect(wants({ excludeNotesInSensitiveChannel: true }, hot)).toBe(false);
		expect(wants({}, hot)).toBe(true);
	});
});
