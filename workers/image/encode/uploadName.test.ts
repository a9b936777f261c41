import { expect, it } from 'vitest';
import { uploadName } from './uploadName';

it.each([
	['cat.jpg', 'image/webp', 'cat.webp'],
	['cat.JPEG', 'image/jpeg', 'cat.JPEG'],
	['cat.png', 'image/jpeg', 'cat.jpg'],
	['cat.webp', 'image/png', 'cat.png'],
	['holiday.2024', 'image/webp', 'holiday.2024.webp'],
	['cat.png.jpg', 'image/webp', 'cat.png.webp'],
	['cat', 'image/webp', 'cat.webp'],
	['.png', 'image/webp', 'image.webp'],
	['猫.png', 'image/webp', '猫.webp'],
] as const)('%s as %s goes up as %s', (name, type, result) => {
	expect(uploadName(name, type)).toBe(result);
});
