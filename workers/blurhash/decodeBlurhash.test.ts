import { describe, expect, it } from 'vitest';
import { BLURHASH_SIZE } from './blurhash.protocol';
import { decodeAddresses, decodeBlurhash } from './decodeBlurhash';

describe('decodeBlurhash', () => {
	it('decodes to 16 × 16 pixels without transparency', () => {
		const pixels = decodeBlurhash('LEHV6nWB2yk8pyo0adR*.7kCMdnj');
		expect(pixels).toHaveLength(BLURHASH_SIZE ** 2 * 4);
		expect(pixels?.filter((_, index) => index % 4 === 3).every(alpha => alpha === 255)).toBe(true);
	});

	it.each(['', 'x', 'LEHV6nWB2yk8', '\u202e'.repeat(28), '🦑🦑🦑', '['.repeat(3000)])(
		'answers null for %.20j',
		hash => {
			expect(decodeBlurhash(hash)).toBeNull();
		},
	);

	it('makes pictures of it', () => {
		const [picture, none] = decodeAddresses(['LEHV6nWB2yk8pyo0adR*.7kCMdnj', 'x']);
		expect(none).toBeNull();
		const bytes = Buffer.from(picture?.replace('data:image/bmp;base64,', '') ?? '', 'base64');
		expect(bytes.subarray(0, 2).toString()).toBe('BM');
		expect(bytes).toHaveLength(54 + BLURHASH_SIZE ** 2 * 3);
		const pixels = decodeBlurhash('LEHV6nWB2yk8pyo0adR*.7kCMdnj');
		expect([...bytes.subarray(54, 57)]).toEqual([pixels?.[2], pixels?.[1], pixels?.[0]]);
	});
});
