import { expect, it } from 'vitest';
import { readEmbedOptions } from './readEmbedOptions';

it('has everything on, the colours of the system, and any height', () => {
	const usual = { header: true, border: true, rounded: true, colorMode: null, maxHeight: null };
	expect(readEmbedOptions({})).toEqual(usual);
	expect(readEmbedOptions({ colorMode: 'auto', maxHeight: '-3', border: 'yes' })).toEqual(usual);
	expect(readEmbedOptions({ colorMode: ['dark'], maxHeight: '1px;}' })).toEqual(usual);
});

it('reads what an address says', () => {
	const query = { header: 'false', border: 'false', rounded: 'false', colorMode: 'dark', maxHeight: '700' };
	expect(readEmbedOptions(query)).toEqual({
		header: false,
		border: false,
		rounded: false,
		colorMode: 'dark',
		maxHeight: 700,
	});
});
