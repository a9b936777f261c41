import type { Page } from 'playwright';
import { pause } from '@/base/pause';
import { pathTo } from '../../../src/domain/paths/pathTo';
import type { Measure } from '../Measure';
import { interpretInNode } from '../stage/interpretInNode';
import type { Stage } from '../stage/Stage';
import { printedMs, STEPS, stepsProgram } from '../stage/stepsProgram';
import { median } from '../statistics';

const TIMES = 5;
/** The page has started, and nothing else computes. */
const QUIET_MS = 4000;

async function msInPage(page: Page, name: string): Promise<number> {
	await page.getByRole('textbox', { name: 'Program' }).fill(stepsProgram(name));
	await page.getByRole('button', { name: 'Run', exact: true }).click();
	const line = page.getByRole('log').getByText(`${name}: `);
	return printedMs((await line.textContent()) ?? '');
}

async function msInNode(name: string): Promise<number> {
	const { printed, steps } = await interpretInNode(stepsProgram(name));
	if (Math.abs(steps / STEPS - 1) > 0.01) throw new Error(`The program has ${steps} steps.`);
	return printedMs(printed);
}

/**
 * A program of 10^6 steps in the app, by its own clock, as a multiple of the same program in Node, where the interpreter's
 * package has no limits and pauses as in the app. In turns, each in a new worker or process; medians of five.
 */
export const steps: Measure = {
	figures: ['plugins.steps'],
	run: async (stage: Stage) => {
		const bench = await stage.openPage([]);
		try {
			await bench.page.goto(`${stage.reader.origin}${pathTo('scratchpad')}?ui=default`);
			await pause(QUIET_MS);
			const inPage: number[] = [];
			const inNode: number[] = [];
			for (let index = 1; index <= TIMES; index++) {
				inPage.push(await msInPage(bench.page, `Run ${index}`));
				inNode.push(await msInNode(`Run ${index}`));
			}
			return { 'plugins.steps': median(inPage) / median(inNode) };
		} finally {
			await bench.close();
		}
	},
};
