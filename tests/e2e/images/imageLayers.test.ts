import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { type Difference, perceptualDifference, type RawPicture } from '../support/perceptualDifference';
import { test as base, expect } from '../support/test';
import type { ImagePage, Pixels, Prepared, Way } from './imagePage/imagePage';
import { LAYER_CASES, type LayerCase } from './imagePage/layerCases';
import { serveImagePage } from './imagePage/serveImagePage';

const test = base.extend<{ imagePage: Page }, { origin: string }>({
	origin: [
		async ({ browserName: _ }, use) => {
			const { server, origin } = await serveImagePage();
			await use(origin);
			server.close();
		},
		{ scope: 'worker' },
	],
	imagePage: async ({ page, origin }, use) => {
		await page.goto(origin);
		await page.waitForFunction(() => 'imagePage' in globalThis);
		await use(page);
	},
});
// The page is built once, for all tests in turn.
test.describe.configure({ mode: 'default' });

interface Asked {
	readonly imagePage: ImagePage;
}
const preview = (page: Page, way: Way, layers: readonly object[]): Promise<Pixels> =>
	page.evaluate(([given, all]) => (globalThis as unknown as Asked).imagePage.preview(given, all), [
		way,
		layers,
	] as const);
const prepare = (page: Page, way: Way, layers: readonly object[], level: 0 | 2 = 0, size = [160, 120]) =>
	page.evaluate(
		([given, all, chosen, sides]) => (globalThis as unknown as Asked).imagePage.prepare(given, all, chosen, sides),
		[way, layers, level, size] as const,
	);
const crop = (page: Page, way: Way, type: string): Promise<Prepared> =>
	page.evaluate(([given, kind]) => (globalThis as unknown as Asked).imagePage.crop(given, kind), [way, type] as const);

const rawOf = ({ width, height, data }: Pixels): RawPicture => ({ width, height, data: Buffer.from(data, 'base64') });

/** All references are on one sheet, in the order of the cases; `--update-snapshots=all` draws it again. */
const REFERENCES = fileURLToPath(new URL('./imageLayers.references.webp', import.meta.url));
const [WIDTH, HEIGHT, ACROSS] = [160, 120, 6];
const SHEET = { width: WIDTH * ACROSS, height: HEIGHT * Math.ceil(LAYER_CASES.length / ACROSS) };
const placeOf = (index: number) => ({ left: (index % ACROSS) * WIDTH, top: Math.floor(index / ACROSS) * HEIGHT });

async function writeReferences(pictures: readonly RawPicture[]): Promise<void> {
	const composite = pictures.map(({ data, width, height }, index) => ({
		...{ input: Buffer.from(data), raw: { width, height, channels: 4 as const } },
		...placeOf(index),
	}));
	const sheet = sharp({ create: { ...SHEET, channels: 4, background: '#0000' } }).composite(composite);
	await sheet.webp({ lossless: true, effort: 6, exact: true }).toFile(REFERENCES);
}

async function readReferences(): Promise<RawPicture[]> {
	const sheet = await sharp(REFERENCES).ensureAlpha().raw().toBuffer();
	return LAYER_CASES.map((_, index) => {
		const { left, top } = placeOf(index);
		const rows = Array.from({ length: HEIGHT }, (__, row) => {
			const from = ((top + row) * SHEET.width + left) * 4;
			return sheet.subarray(from, from + WIDTH * 4);
		});
		return { width: WIDTH, height: HEIGHT, data: Buffer.concat(rows) };
	});
}

/** How far a picture may differ from its reference. Fonts differ between systems. */
const boundOf = ({ type }: LayerCase): Difference =>
	type === 'text' ? { mean: 6, far: 0.2 } : { mean: 0.5, far: 0.005 };
/** How far other encoders may differ from the one used here. */
const ENCODED: Difference = { mean: 1.5, far: 0.02 };

/** A picture after being encoded as WebP in upload quality. */
async function encoded({ width, height, data }: RawPicture): Promise<RawPicture> {
	const webp = await sharp(Buffer.from(data), { raw: { width, height, channels: 4 } })
		.webp({ quality: 85 })
		.toBuffer();
	return { width, height, data: await sharp(webp).ensureAlpha().raw().toBuffer() };
}

for (const way of ['worker', 'page'] as const)
	test(`layers look as they did: ${way}`, async ({ imagePage }, info) => {
		// Without a graphics card each picture costs as much as a page, and the other browsers compute as well.
		test.slow();
		const drawn: RawPicture[] = [];
		for (const layer of LAYER_CASES) drawn.push(rawOf(await preview(imagePage, way, [layer])));
		if (way === 'worker' && info.config.updateSnapshots === 'all') await writeReferences(drawn);
		const references = await readReferences();
		const plain = rawOf(await preview(imagePage, way, []));
		for (const [index, layer] of LAYER_CASES.entries()) {
			const [picture, reference] = [drawn[index] ?? plain, references[index] ?? plain];
			const { mean, far } = perceptualDifference(picture, reference);
			const bound = boundOf(layer);
			expect.soft(mean, `${layer.id} differs from its reference`).toBeLessThan(bound.mean);
			expect.soft(far, `points of ${layer.id} are far off`).toBeLessThan(bound.far);
			const shown = perceptualDifference(picture, plain);
			expect.soft(shown.mean, `${layer.id} can be seen`).toBeGreaterThan(boundOf({ ...layer, type: 'blur' }).mean);
			// How a type goes up doesn't depend on its values.
			if (LAYER_CASES.find(({ type }) => type === layer.type) !== layer) continue;
			const upload = await prepare(imagePage, way, [layer]);
			expect.soft({ type: upload.type, failure: upload.failure }).toEqual({ type: 'image/webp' });
			const sent = perceptualDifference(rawOf(upload), await encoded(picture));
			expect.soft(sent.mean, `${layer.id} goes up as it is previewed`).toBeLessThan(ENCODED.mean);
			expect.soft(sent.far, `points of ${layer.id} go up otherwise`).toBeLessThan(ENCODED.far);
		}
	});

test('a picture that is made smaller has the same layers', async ({ imagePage }) => {
	const layer = { id: 'a', type: 'stripe', threshold: 0.5, angle: 30, color: '#000000', opacity: 1 };
	const upload = await prepare(imagePage, 'worker', [layer], 2, [3200, 2400]);
	expect(upload).toMatchObject({ width: 1500, height: 1125, type: 'image/webp', name: 'input.webp' });
	const { data } = rawOf(upload);
	const small = await sharp(Buffer.from(data), { raw: { width: 1500, height: 1125, channels: 4 } })
		.resize(WIDTH, HEIGHT)
		.raw()
		.toBuffer();
	const reference = rawOf(await preview(imagePage, 'worker', [layer]));
	const { mean, far } = perceptualDifference({ width: WIDTH, height: HEIGHT, data: small }, reference);
	expect(mean).toBeLessThan(6);
	expect(far).toBeLessThan(0.2);
});

test('a lost context is replaced, and nothing is missing on the picture', async ({ imagePage }) => {
	const [text] = LAYER_CASES;
	const layers = text ? [text] : [];
	const whole = rawOf(await preview(imagePage, 'worker', layers));
	// The first context of this worker is lost as soon as it has drawn.
	const upload = await prepare(imagePage, 'losing', layers);
	expect(upload.failure).toBeUndefined();
	expect(perceptualDifference(rawOf(upload), await encoded(whole)).mean).toBeLessThan(ENCODED.mean);
	expect(perceptualDifference(rawOf(await preview(imagePage, 'losing', layers)), whole).mean).toBe(0);
});

test('on the page, contexts that are lost again and again are told, and the next picture has its layers', async ({
	imagePage,
}) => {
	await imagePage.evaluate(() => {
		const draw = Reflect.get(WebGL2RenderingContext.prototype, 'drawArrays') as (...numbers: number[]) => void;
		let losses = 2;
		Reflect.set(
			WebGL2RenderingContext.prototype,
			'drawArrays',
			function (this: WebGL2RenderingContext, ...numbers: number[]) {
				draw.apply(this, numbers);
				if (losses-- > 0) this.getExtension('WEBGL_lose_context')?.loseContext();
			},
		);
	});
	const layers = [{ id: 'a', type: 'invert' }];
	const upload = await prepare(imagePage, 'page', layers);
	expect(upload).toMatchObject({
		type: 'image/png',
		failure: { kind: 'failed', message: 'The WebGL context was lost.' },
	});
	expect((await prepare(imagePage, 'page', layers)).failure).toBeUndefined();
});

test('where workers have no WebGL2, the page draws the layers', async ({ imagePage }) => {
	const layers = [{ id: 'a', type: 'checker' }];
	const whole = rawOf(await preview(imagePage, 'worker', layers));
	for (let time = 0; time < 2; time++)
		expect(perceptualDifference(rawOf(await preview(imagePage, 'bare', layers)), whole).mean).toBeLessThan(0.5);
	const upload = await prepare(imagePage, 'bare', layers);
	expect(upload).toMatchObject({ type: 'image/webp' });
	expect(upload.failure).toBeUndefined();
});

for (const [what, method, message] of [
	['compile', 'getShaderParameter', 'failed to compile shader\n'],
	['link', 'getProgramParameter', 'failed to init shader\n'],
] as const)
	test(`shaders that do not ${what} are told with the log, and the file goes up as it is`, async ({ imagePage }) => {
		await imagePage.evaluate(name => Reflect.set(WebGL2RenderingContext.prototype, name, () => false), method);
		const layers = [{ id: 'a', type: 'invert' }];
		await expect(preview(imagePage, 'page', layers)).rejects.toThrow(message.trim());
		const upload = await prepare(imagePage, 'page', layers);
		expect(upload).toMatchObject({ type: 'image/png', name: 'input.png', failure: { kind: 'shader' } });
		expect(upload.failure?.message.startsWith(message)).toBe(true);
	});

test('without WebGL2 pictures go up as they are, and it is told', async ({ imagePage }) => {
	await imagePage.evaluate(() => {
		const open = Reflect.get(HTMLCanvasElement.prototype, 'getContext') as (...given: unknown[]) => unknown;
		Reflect.set(HTMLCanvasElement.prototype, 'getContext', function (this: HTMLCanvasElement, ...given: unknown[]) {
			return given[0] === 'webgl2' ? null : open.apply(this, given);
		});
	});
	const upload = await prepare(imagePage, 'page', [{ id: 'a', type: 'invert' }]);
	const failure = { kind: 'unsupported', message: 'failed to initialise WebGL2' };
	expect(upload).toMatchObject({ type: 'image/png', name: 'input.png', failure });
});

for (const way of ['worker', 'page'] as const)
	test(`a part of a picture is cut out as what it was: ${way}`, async ({ imagePage }) => {
		const whole = rawOf(await preview(imagePage, way, []));
		const rows = Array.from({ length: 60 }, (_, row) => {
			const from = ((30 + row) * WIDTH + 40) * 4;
			return whole.data.subarray(from, from + 80 * 4);
		});
		const part = { width: 80, height: 60, data: Buffer.concat(rows) };
		for (const type of ['image/png', 'image/jpeg', 'image/webp']) {
			const cropped = await crop(imagePage, way, type);
			expect(cropped.type).toBe(type);
			expect(perceptualDifference(rawOf(cropped), part).mean).toBeLessThan(type === 'image/png' ? 0.5 : 6);
		}
	});

test('a change of a layer costs only the layer', async ({ imagePage }) => {
	const [first = 0, ...later] = await imagePage.evaluate(() =>
		(globalThis as unknown as Asked).imagePage.previewTimes('worker', 9),
	);
	const [, , , , middle = 0] = later.sort((a, b) => a - b);
	expect(middle).toBeLessThan(first / 3);
});
