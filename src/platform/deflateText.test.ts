import { expect, it } from 'vitest';
import { deflateText, inflateText } from './deflateText';

const TEXT = JSON.stringify(Array.from({ length: 200 }, (_, index) => ({ type: 'home', name: `港 ${index}` })));

it('packs a text into characters of addresses, and back', async () => {
	const packed = await deflateText(TEXT);
	expect(packed).toMatch(/^[\w-]+$/);
	expect(packed.length).toBeLessThan(TEXT.length / 3);
	expect(await inflateText(packed, 1_000_000)).toBe(TEXT);
});

it('refuses what unpacks to more than is allowed', async () => {
	const bomb = await deflateText('0'.repeat(5_000_000));
	await expect(inflateText(bomb, 100_000)).rejects.toThrow('too long');
});

it.each(['', 'x', '!!', 'abcdefgh', 'eJw'])('refuses %j', async broken => {
	await expect(inflateText(broken, 1_000)).rejects.toThrow();
});
