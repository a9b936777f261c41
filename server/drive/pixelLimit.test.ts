import { expect, it } from 'vitest';
import { pixelLimit } from './pixelLimit';

it('allows fewer pixels where all of them are held at once, and fewest where they cost the sender nothing', () => {
	const [photo, png] = [
		pixelLimit({ format: 'jpeg', isProgressive: false }),
		pixelLimit({ format: 'png', isProgressive: false }),
	];
	const [progressive, webp] = [
		pixelLimit({ format: 'jpeg', isProgressive: true }),
		pixelLimit({ format: 'webp', isProgressive: false }),
	];
	const [interlaced, drawing] = [
		pixelLimit({ format: 'png', isProgressive: true }),
		pixelLimit({ format: 'svg', isProgressive: false }),
	];
	expect(photo).toBe(png);
	for (const whole of [progressive, webp]) expect(whole).toBeLessThan(photo);
	for (const cheap of [interlaced, drawing]) expect(cheap).toBeLessThan(webp);
	// A 48-megapixel phone picture is drawn in any encoding.
	expect(progressive).toBeGreaterThan(48_000_000);
});
