import { describe, expect, it } from 'vitest';
import { needsFollowRequest } from './needsFollowRequest';

const open = { isLocked: false, carefulBot: false, autoAcceptFollowed: true };
const person = { isBot: false };
const bot = { isBot: true };

describe('needsFollowRequest', () => {
	it('lets everybody follow somebody open, and nobody somebody locked', () => {
		expect(needsFollowRequest(open, person, false)).toBe(false);
		expect(needsFollowRequest({ ...open, isLocked: true }, person, false)).toBe(true);
	});

	it('holds back bots from those who are careful about them', () => {
		expect(needsFollowRequest({ ...open, carefulBot: true }, bot, false)).toBe(true);
		expect(needsFollowRequest({ ...open, carefulBot: true }, person, false)).toBe(false);
	});

	it('lets in people whom one follows, unless that is switched off', () => {
		expect(needsFollowRequest({ ...open, isLocked: true }, person, true)).toBe(false);
		expect(needsFollowRequest({ ...open, isLocked: true, autoAcceptFollowed: false }, person, true)).toBe(true);
	});
});
