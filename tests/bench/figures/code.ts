import { pause } from '@/base/pause';
import type { Measure } from '../Measure';
import { firstNote } from '../probes/firstNote';
import { CodeMeter } from '../stage/CodeMeter';
import { showDeck } from '../stage/openDeck';
import type { Stage } from '../stage/Stage';
import { openUntilFirstNote } from './first';

const AFTER_DECK_MS = 10_000;

async function untilFirstNote(stage: Stage): Promise<number> {
	const bench = await stage.openPage([]);
	try {
		const meter = new CodeMeter(bench.page);
		await bench.context.addInitScript(firstNote);
		const took = await openUntilFirstNote(bench.page, `${stage.reader.origin}/?ui=default`);
		const began = await bench.page.evaluate(() => performance.timeOrigin);
		return await meter.kilobytes(began + took);
	} finally {
		await bench.close();
	}
}

async function untilDeckRests(stage: Stage): Promise<number> {
	const bench = await stage.openPage(stage.deck8);
	try {
		const meter = new CodeMeter(bench.page);
		await showDeck(bench.page, `${stage.reader.origin}/?ui=deck`, stage.deck8.length);
		await pause(AFTER_DECK_MS);
		return await meter.kilobytes(Date.now());
	} finally {
		await bench.close();
	}
}

/** The scripts and styles, each compressed by gzip 6. */
export const code: Measure = {
	figures: ['code.gzip', 'code.deck8'],
	run: async stage => ({ 'code.gzip': await untilFirstNote(stage), 'code.deck8': await untilDeckRests(stage) }),
};
