import { expect, it } from 'vitest';
import { textColorOn, tickerColors } from './tickerColors';

const LIGHT = 'rgb(255 255 255)';
const DARK = 'rgb(27 32 40)';

it('writes dark on bright colours and light on others', () => {
	expect(tickerColors('#ffe9a8')).toEqual({ background: 'rgb(255 233 168)', text: DARK });
	expect(tickerColors('#123')).toEqual({ background: 'rgb(17 34 51)', text: LIGHT });
});

it('darkens what light text could not be read on', () => {
	const { background, text } = tickerColors('#86b300');
	expect(text).toBe(LIGHT);
	expect(background).not.toBe('rgb(134 179 0)');
});

it.each([null, '', 'red', '#12', 'url(x)', '#1234567'])('is grey for %s', color => {
	expect(tickerColors(color)).toEqual(tickerColors('#777777'));
});

it('chooses text that can be read on a colour', () => {
	expect(textColorOn('#00f')).toBe(LIGHT);
	expect(textColorOn('#ff0')).toBe(DARK);
	expect(textColorOn('var(--x)')).toBeNull();
});
