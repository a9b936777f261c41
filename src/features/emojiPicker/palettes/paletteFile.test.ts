import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareImported, readPalettes, withImported, writePalettes } from './paletteFile';

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

	it('may name one twice, but not with other content', () => {
		expect(read(JSON.stringify([sea, sea]))).toEqual([sea]);
		expect(read(JSON.stringify([sea, { ...sea, name: 'Ocean' }]))).toBeNull();
	});

	it('may be a list of emojis', () => {
		made = 0;
		expect(read(' ⛵ :wave_hello:\n👍 ')).toEqual([{ id: 'new 1', name: '', emojis: ['⛵', ':wave_hello:', '👍'] }]);
	});

	it.each(malformed())('is refused as %s', text => {
		expect(read(text)).toBeNull();
	});

	it('is refused in 200 other ways of being broken', () => {
		const seen = new Set<string>();
		for (const text of fc.sample(broken, { numRuns: 200, seed: 31 })) {
			seen.add(text);
			expect([text, read(text)]).toEqual([text, null]);
		}
		expect(seen.size).toBeGreaterThan(190);
	});
});

describe('imported palettes', () => {
	const other = { ...sea, emojis: ['👍'] };
	const ids = new Map([
		[other, 'new 1'],
		[land, 'new 2'],
	]);

	it('are added where they are new, and left out where they are here already', () => {
		expect(compareImported([sea], [sea, land])).toEqual({ fresh: [land], clashing: [] });
		expect(withImported([sea], [sea, land], 'keepBoth', ids)).toEqual([sea, land]);
		expect(withImported([sea], [sea, land], 'replace', ids)).toEqual([sea, land]);
	});

	it('stand beside those with their id, or in their place, as was chosen', () => {
		expect(compareImported([sea], [other, land])).toEqual({ fresh: [land], clashing: [other] });
		expect(withImported([sea], [other, land], 'keepBoth', ids)).toEqual([sea, { ...other, id: 'new 1' }, land]);
		expect(withImported([sea], [other, land], 'replace', ids)).toEqual([other, land]);
	});
});

const valid = fc.record({
	id: fc.string({ minLength: 1, maxLength: 20 }),
	name: fc.string({ maxLength: 20 }),
	emojis: fc.array(fc.constantFrom(...sea.emojis), { maxLength: 5 }),
});
/** Files of palettes one of which is broken, or which are cut off. */
const broken: fc.Arbitrary<string> = fc
	.tuple(fc.array(valid, { minLength: 1, maxLength: 4 }), fc.nat(), fc.nat())
	.chain(([all, at, cut]) => {
		const spoilt = (change: object) =>
			JSON.stringify(all.with(at % all.length, { ...all[at % all.length], ...change } as typeof sea));
		const whole = writePalettes(all);
		const noText = fc.jsonValue().filter(value => typeof value !== 'string');
		const noEmoji = fc
			.string({ minLength: 1, maxLength: 8 })
			.filter(text => !/[^\u0020-\u007e]/.test(text) && !/^(:[\w+-]+:|\p{Emoji})$/u.test(text));
		return fc.oneof(
			// Without the last bracket at least: lines end with one.
			fc.constant(whole.slice(0, 1 + (cut % (whole.length - 3)))),
			noText.map(id => spoilt({ id })),
			noText.map(name => spoilt({ name })),
			fc
				.jsonValue()
				.filter(value => !Array.isArray(value))
				.map(emojis => spoilt({ emojis })),
			noEmoji.map(emoji => spoilt({ emojis: [...sea.emojis, emoji] })),
			fc.constantFrom('id', 'name', 'emojis').map(field => spoilt({ [field]: undefined })),
		);
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
