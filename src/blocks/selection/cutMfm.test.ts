import { parseMfm } from '@workers/mfm/parseMfm';
import { describe, expect, it } from 'vitest';
import { cutMfm, shownMfm, type TextOwner, WHOLE } from './cutMfm';
import { writeMfm } from './writeMfm';

const local: TextOwner = { isCat: false, host: null, readersHost: 'home.example' };

/** The markup that is copied if this part of the visible text is selected. */
function copied(source: string, selected: string, owner = local): string {
	const tree = parseMfm(source);
	const from = shownMfm(tree, owner).indexOf(selected);
	expect(from).toBeGreaterThanOrEqual(0);
	return writeMfm(cutMfm(tree, from, from + selected.length, owner));
}

describe('a selected part of a text', () => {
	it('keeps the markup around it', () => {
		expect(copied('one **two three** four', 'three fo')).toBe('**three** fo');
		expect(copied('$[spin.x round **and** round] off', 'and')).toBe('$[spin.x **and**]');
	});

	it('takes whole what cannot be cut', () => {
		expect(copied('hi @finn@remote.example there', 'finn')).toBe('@finn@remote.example');
		expect(copied('a https://example.com/tea b', 'example')).toBe('https://example.com/tea');
		expect(copied('$[ruby 漢字 かんじ]を', 'かん')).toBe('$[ruby 漢字 かんじ]');
		expect(copied('so\n```js\nlet a;\n```', WHOLE)).toBe('```js\nlet a;\n```');
	});

	it('names links by what is selected of them', () => {
		expect(copied('see [the old harbour](https://example.com/)', 'harbour')).toBe('[harbour](https://example.com/)');
	});

	it('is as it was written where it shows so', () => {
		expect(copied('$[nosuch thing] here', 'thing] he')).toBe('thing] he');
	});

	it('says the server of people whom a remote author speaks of', () => {
		expect(copied('hi @finn', 'finn', { ...local, host: 'remote.example' })).toBe('@finn@remote.example');
		expect(copied('hi @mara@home.example', 'mara', { ...local, host: 'remote.example' })).toBe('@mara');
	});

	it('keeps off markup what was kept off it', () => {
		expect(copied('a <plain>**b** c</plain> d', '*b** c d')).toBe('<plain>*b** c</plain> d');
		expect(copied('na <plain>na na</plain>', 'na na', { ...local, isCat: true })).toBe('<plain>na na</plain>');
	});

	it('is what a cat wrote, not what it said', () => {
		expect(copied('a banana and a nap', 'banyanya', { ...local, isCat: true })).toBe('banana');
	});
});
