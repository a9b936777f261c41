import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { webManifest } from '@/domain/manifest/webManifest';
import { appPictures } from '../../vite/appPictures';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const { icons, screenshots, shortcuts } = webManifest({}, 'en');

it.each([...icons, ...screenshots, ...shortcuts.flatMap(each => each.icons)])(
	'builds $src as the manifest describes it',
	async ({ src, sizes, type }) => {
		const make = appPictures[src.slice(1)];
		if (!make) throw new Error('it is not built');
		const { width, height, format } = await sharp(await make(ROOT)).metadata();
		expect([`${width}x${height}`, `image/${format}`]).toEqual([sizes, type]);
	},
);

it('fills maskable icons to their edges, and keeps the mark in the circle that no system cuts off', async () => {
	for (const { src, purpose } of icons) {
		const bytes = (await appPictures[src.slice(1)]?.(ROOT)) ?? Buffer.alloc(0);
		const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
		const side = info.width;
		const pixel = (x: number, y: number) => [...data.subarray((y * side + x) * 4, (y * side + x) * 4 + 4)];
		const corner = pixel(0, 0);
		if (purpose === 'any') expect(corner[3]).toBe(0);
		else {
			expect(corner[3]).toBe(255);
			for (let angle = 0; angle < 360; angle++) {
				const radians = (angle * Math.PI) / 180;
				const at = (part: number) => Math.round(side / 2 + part * side * 0.4);
				expect([angle, pixel(at(Math.cos(radians)), at(Math.sin(radians)))]).toEqual([angle, corner]);
			}
		}
	}
});
