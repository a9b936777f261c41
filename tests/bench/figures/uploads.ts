import { pause } from '@/base/pause';
import type { ImagePage } from '../../e2e/images/imagePage/imagePage';
import { serveImagePage } from '../../e2e/images/imagePage/serveImagePage';
import type { Measure } from '../Measure';
import { type TypingProbe, watchTyping } from '../probes/watchTyping';
import { BenchPage } from '../stage/BenchPage';
import { BrowserMemory } from '../stage/BrowserMemory';
import { drawPhotos } from '../stage/drawPhotos';
import type { Stage } from '../stage/Stage';
import { quantile } from '../statistics';

const PHOTOS = 20;
const DISTINCT = 4;
const KEY_PAUSE_MS = 80;
const REST_MS = 3000;
/** All of them are prepared by then on any machine. */
const PREPARED_MS = 120_000;
const WATERMARK = { id: 'bench', name: 'Bench', layers: [{ id: 'a', type: 'text', text: '© Quarterdeck' }] };

interface Prepared {
	/** Pictures per second. */
	readonly rate: number;
	/** The largest growth of the browser's memory in MB. */
	readonly peak: number;
}

/** The pictures through the pipeline only, with a number of workers, in a browser of its own. */
async function prepareAll(origin: string, photos: readonly string[], workers: number): Promise<Prepared> {
	const bench = await BenchPage.open(null);
	try {
		await bench.page.goto(origin);
		await bench.page.setInputFiles('input', [...photos]);
		const before = await (await BrowserMemory.watch(bench.browser)).end();
		const memory = await BrowserMemory.watch(bench.browser);
		const { took } = await bench.page.evaluate(
			count => (globalThis as unknown as { imagePage: ImagePage }).imagePage.prepareAll(count),
			workers,
		);
		return { rate: (photos.length / took) * 1000, peak: (await memory.end()) - before };
	} finally {
		await bench.close();
	}
}

/** The same pictures attached to a note that is being written. */
async function writeMeanwhile(stage: Stage, photos: readonly string[]): Promise<{ long: number; keys: number }> {
	const chosen = { watermarkPresets: [WATERMARK], defaultWatermarkPresetId: WATERMARK.id };
	const bench = await stage.openPage([], { chosen });
	const { page } = bench;
	try {
		await page.goto(`${stage.reader.origin}/?ui=default`);
		const navigation = page.getByRole('navigation', { name: 'Navigation' });
		await navigation.getByRole('button', { name: 'Note', exact: true }).click();
		const form = page.getByRole('dialog', { name: 'New note' });
		await form.getByLabel('Note text').click();
		await pause(REST_MS);
		await page.evaluate(watchTyping);
		await form.locator('input[type=file]').setInputFiles([...photos]);
		const ready = form.locator('[data-state="ready"]');
		const started = performance.now();
		for (let key = 0; (await ready.count()) < photos.length; key++) {
			if (performance.now() - started > PREPARED_MS) throw new Error('The pictures did not become ready.');
			await page.keyboard.press(key % 6 === 5 ? 'Space' : 'KeyE');
			await pause(KEY_PAUSE_MS);
		}
		const typing = await page.evaluate(() => (globalThis as TypingProbe).typing);
		if (!typing || typing.keys.length === 0) throw new Error('No key was heard.');
		return { long: typing.longest, keys: quantile(typing.keys, 0.95) };
	} finally {
		await bench.close();
	}
}

/** 20 pictures of 12 megapixels with a text on them, at level 2. */
export const uploads: Measure = {
	figures: ['long', 'keys', 'rate', 'peak', 'workers2'].map(name => `uploads.${name}`),
	run: async stage => {
		const distinct = await drawPhotos(DISTINCT);
		const photos = Array.from({ length: PHOTOS }, (_, index) => distinct[index % DISTINCT] ?? '');
		const { server, origin } = await serveImagePage();
		try {
			const { long, keys } = await writeMeanwhile(stage, photos);
			const one = await prepareAll(origin, photos, 1);
			const two = await prepareAll(origin, photos, 2);
			return {
				'uploads.long': long,
				'uploads.keys': keys,
				'uploads.rate': two.rate,
				'uploads.peak': two.peak,
				'uploads.workers2': two.rate / one.rate,
			};
		} finally {
			server.close();
		}
	},
};
