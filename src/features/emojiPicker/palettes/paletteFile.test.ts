import { describe, expect, it } from 'vitest';
import { readPalettes, withImported, writePalettes } from './paletteFile';

const sea = { id: 'sea', name: 'Sea', emojis: ['⛵', '❤️', '❤', ':wave_hello:', '👩🏽‍🚀'] };
const land = { id: 'land', name: '', emojis: [] };
let made = 0;
const newId = () => `new ${++made}`;
const read = (text: string) => readPalettes(text, newId);

describe('a file of palettes', () => {
	it('comes back as it was written', () => {
		expect(read(writePalettes([sea, land]))).toEqual([sea, land]);
		expect(read(JSON.stringify(sea))).toEqual([sea]);
	});

	it('may be a list of emojis', () => {
		made = 0;
		expect(read(' ⛵ :wave_hello:\n👍 ')).toEqual([{ id: 'new 1', name: '', emojis: ['⛵', ':wave_hello:', '👍'] }]);
	});

	it.each(malformed())('is refused as %s', text => {
		expect(read(text)).toBeNull();
	});
});

it('adds what is new, once, and never replaces what is there', () => {
	made = 0;
	expect(withImported([sea], [sea, land], newId)).toEqual([sea, land]);
	const other = { ...sea, emojis: ['👍'] };
	expect(withImported([sea], [other, other], newId)).toEqual([
		sea,
		{ ...other, id: 'new 1' },
		{ ...other, id: 'new 2' },
	]);
});

/** 80 files that are none. */
function malformed(): string[] {
	const whole = writePalettes([sea]);
	const cut = Array.from({ length: 40 }, (_, index) => whole.slice(0, 1 + index * 2));
	const values = ['null', '1', '"⛵"', 'true', '[]', '{}', '[null]', '[[]]', '[1]', ''];
	const fields = [{ id: '' }, { id: 1 }, { id: null }, { name: 1 }, { name: null }, { name: 'x'.repeat(101) }].map(
		change => JSON.stringify([{ ...sea, ...change }]),
	);
	const emojis = [null, 'x', 1, [1], [''], ['word'], ['⛵⛵'], [':no colon'], ['::'], [':a b:'], [null], [{}]].map(
		each => JSON.stringify([{ ...sea, emojis: each }]),
	);
	const long = [
		JSON.stringify([{ ...sea, emojis: Array(1_001).fill('⛵') }]),
		JSON.stringify(Array(201).fill(sea)),
		' '.repeat(1_000_001),
	];
	const missing = ['id', 'name', 'emojis'].map(name => JSON.stringify([{ ...sea, [name]: undefined }]));
	const texts = ['<html></html>', 'a,b,c', 'hello there', '⛵ word', '\u0000', ':a: b'];
	return [...cut, ...values, ...fields, ...emojis, ...long, ...missing, ...texts];
}
