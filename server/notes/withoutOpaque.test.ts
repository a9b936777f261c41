import { cpuMs } from '@tests/factories/cpuMs';
import { describe, expect, it } from 'vitest';
import { withoutOpaque } from './withoutOpaque';

describe('withoutOpaque', () => {
	it.each([
		['a `#b` c', 'a   c'],
		['a ```\n#b\n``` c', 'a   c'],
		['<plain>@a</plain>#b', ' #b'],
		['https://a.example/#b #c', '  #c'],
		['a ` b', 'a ` b'],
		['``` #a', '``` #a'],
		['```` #a `b`', '``` b`'],
		['<plain>#a', '<plain>#a'],
		['`a\nb` https:// c', '`a\nb` https:// c'],
	])('of %j leaves %j', (text, clear) => {
		expect(withoutOpaque(text)).toBe(clear);
	});

	it('goes over a text once, however many passages begin and never end', () => {
		for (const piece of ['<plain>', '```', '`', '`\n', 'https://', '</plain>'])
			for (const text of [piece.repeat(40_000), `${piece.repeat(40_000)}x</plain>`])
				expect(cpuMs(() => withoutOpaque(text))).toBeLessThan(500);
	});
});
