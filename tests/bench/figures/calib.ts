import { calibrate } from '../../../scripts/calibrate.mjs';
import type { Measure } from '../Measure';
import { BenchPage } from '../stage/BenchPage';

/** How fast this machine is, in a page like the measured ones. */
export async function calibrateBench(): Promise<number> {
	const bench = await BenchPage.open(null);
	try {
		return await calibrate(bench.page);
	} finally {
		await bench.close();
	}
}

export const calib: Measure = {
	figures: ['calib'],
	run: async () => ({ calib: await calibrateBench() }),
};
