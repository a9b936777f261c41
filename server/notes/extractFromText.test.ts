import { cpuMs } from '@tests/factories/cpuMs';
import { describe, expect, it } from 'vitest';
import { extractFromText } from './extractFromText';

const names = (text: string) =>
	extractFromText(text).mentions.map(({ username, host }) => (host ? `${username}@${host}` : username));

describe('extractFromText', () => {
	it('finds people, with their server or without, each once', () => {
		expect(names('@Ann hi @ben@Example.com. and @ann!')).toEqual(['ann', 'ben@example.com']);
	});

	it('finds nobody in addresses, code and plain passages', () => {
		expect(names('mail a@b.example https://x.example/@ann `@ann` <plain>@ann</plain>\n```\n@ann\n```')).toEqual([]);
	});

	it('finds tags of any script, in lower case, without punctuation', () => {
		expect(extractFromText('#First, #日本語。 (#third) #first').tags).toEqual(['first', '日本語。', 'third']);
	});

	it('finds no tag in numbers, inside words, and in addresses', () => {
		expect(extractFromText('#123 a#b https://x.example/#top').tags).toEqual([]);
	});

	it('takes no longer on hostile text than on any other', () => {
		const read = () => {
			for (const piece of ['[', '@', '#', '`', '<plain>', '@a@']) extractFromText(piece.repeat(3000));
		};
		expect(cpuMs(read)).toBeLessThan(500);
	});
});
