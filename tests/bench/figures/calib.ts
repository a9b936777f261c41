import type { Measure } from '../Measure';
import { BenchPage } from '../stage/BenchPage';

/** How fast this machine is at what pages do most: making elements and laying text out. */
export async function calibrate(): Promise<number> {
	const bench = await BenchPage.open(null);
	try {
		return await bench.page.evaluate(() => {
			const started = performance.now();
			for (let turn = 0; turn < 30; turn++) {
				const box = document.createElement('div');
				box.style.width = '330px';
				document.body.append(box);
				for (let index = 0; index < 2000; index++) {
					const word = document.createElement('span');
					word.textContent = 'word ';
					box.append(word);
				}
				if (box.offsetHeight === 0) throw new Error('Nothing was laid out.');
				box.remove();
			}
			return performance.now() - started;
		});
	} finally {
		await bench.close();
	}
}

export const calib: Measure = {
	figures: ['calib'],
	run: async () => ({ calib: await calibrate() }),
};
