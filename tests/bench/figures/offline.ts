import { pause } from '@/base/pause';
import type { Measure } from '../Measure';
import { COLUMNS_IN_VIEW_SHOWN, columnsInViewShown } from '../probes/columnsInViewShown';
import { showDeck } from '../stage/openDeck';

/** The worker has kept the build, and what the columns show is in the local database. */
const KEPT_MS = 20_000;

/**
 * With the service worker, and the server out of reach: from the navigation until every column in view shows its first
 * note. The server goes on for other figures, so the browser is told that it is offline, and the worker too.
 */
export const offline: Measure = {
	figures: ['offline.start'],
	run: async stage => {
		const bench = await stage.openPage(stage.deck8, { device: { serviceWorkers: 'allow' } });
		try {
			const address = `${stage.reader.origin}/?ui=deck`;
			await showDeck(bench.page, address, stage.deck8.length);
			await pause(KEPT_MS);
			await bench.page.close();
			await bench.context.setOffline(true);
			await bench.context.addInitScript(columnsInViewShown);
			const page = await bench.context.newPage();
			const shown = page.waitForEvent('console', message => message.text().startsWith(COLUMNS_IN_VIEW_SHOWN));
			await page.goto(address, { waitUntil: 'commit' });
			const [, took] = (await shown).args();
			return { 'offline.start': Number(await took?.jsonValue()) };
		} finally {
			await bench.close();
		}
	},
};
