import { expect, it } from 'vitest';
import { compressionOf } from './compressionOf';

it.each([
	[1, 2000],
	[2, 1500],
	[3, 1125],
] as const)('level %i fits pictures into a square of %i', (level, side) => {
	expect(compressionOf(level)?.box).toEqual({ width: side, height: side });
});

it('prefers WebP to JPEG, and does nothing at level 0', () => {
	expect(compressionOf(2)?.encodings).toEqual([
		{ type: 'image/webp', quality: 0.85 },
		{ type: 'image/jpeg', quality: 0.8 },
		{ type: 'image/png', quality: 1 },
	]);
	expect(compressionOf(0)).toBeNull();
});
