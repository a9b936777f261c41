import { describe, expect, it } from 'vitest';
import { mustAsk } from './mustAsk';

const open = { isLocked: false, carefulBot: false, autoAcceptFollowed: true };
const person = { isBot: false };
const bot = { isBot: true };

describe('mustAsk', () => {
	it('lets everybody follow somebody open, and nobody somebody locked', () => {
		expect(mustAsk(open, person, false)).toBe(false);
		expect(mustAsk({ ...open, isLocked: true }, person, false)).toBe(true);
	});

	it('holds back bots from those who are careful about them', () => {
		expect(mustAsk({ ...open, carefulBot: true }, bot, false)).toBe(true);
		expect(mustAsk({ ...open, carefulBot: true }, person, false)).toBe(false);
	});

	it('lets in people whom one follows, unless that is switched off', () => {
		expect(mustAsk({ ...open, isLocked: true }, person, true)).toBe(false);
		expect(mustAsk({ ...open, isLocked: true, autoAcceptFollowed: false }, person, true)).toBe(true);
	});
});
