import type { Measure } from '../Measure';
import { type FirstNoteProbe, firstNote } from '../probes/firstNote';

/** A slow mobile line: 400 kbit/s, 400 ms round trip. */
const BYTES_PER_SECOND = 50_000;
const ROUND_TRIP_MS = 400;

/**
 * On a slow line, with an empty profile except for the account, at 1280 × 800: ms until the browser's first contentful
 * paint, and until a note is visible, with the default layout.
 */
export const slow: Measure = {
	figures: ['slow.fcp', 'slow.text'],
	run: async stage => {
		const bench = await stage.openPage([], { device: { viewport: { width: 1280, height: 800 } } });
		try {
			await bench.context.addInitScript(firstNote);
			const network = await bench.context.newCDPSession(bench.page);
			await network.send('Network.enable');
			await network.send('Network.emulateNetworkConditions', {
				offline: false,
				latency: ROUND_TRIP_MS,
				downloadThroughput: BYTES_PER_SECOND,
				uploadThroughput: BYTES_PER_SECOND,
			});
			await bench.page.goto(`${stage.reader.origin}/`, { waitUntil: 'commit' });
			const found = await bench.page.waitForFunction(() => (globalThis as FirstNoteProbe).firstNoteAt, undefined, {
				polling: 250,
				timeout: 60_000,
			});
			const fcp = await bench.page.evaluate(
				() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
			);
			return { 'slow.fcp': fcp, 'slow.text': (await found.jsonValue()) ?? Number.NaN };
		} finally {
			await bench.close();
		}
	},
};
