import type { Page } from 'playwright';
import { pause } from '@/base/pause';
import { type ColumnsProbe, columnsShown } from '../probes/columnsShown';
import type { BenchPage } from './BenchPage';
import type { ColumnPlan } from './deckStorage';
import type { Stage } from './Stage';

/** Columns are filled, pictures loaded, and no requests are running. */
const QUIET_MS = 4000;

/**
 * Navigates to the stored deck.
 * @returns ms until each of its columns showed an item
 */
export async function showDeck(page: Page, address: string, columns: number): Promise<number> {
	await page.addInitScript(columnsShown, columns);
	await page.goto(address, { waitUntil: 'commit' });
	const found = await page.waitForFunction(() => (globalThis as ColumnsProbe).columnsShownAt, undefined, {
		polling: 250,
		timeout: 60_000,
	});
	return (await found.jsonValue()) ?? Number.NaN;
}

/**
 * A browser with the deck at rest.
 * @param lists how many of its columns show notes or notifications
 */
export async function openDeck(stage: Stage, deck: readonly ColumnPlan[], lists = deck.length): Promise<BenchPage> {
	const bench = await stage.openPage(deck);
	await showDeck(bench.page, `${stage.reader.origin}/?ui=deck`, lists);
	await pause(QUIET_MS);
	return bench;
}
