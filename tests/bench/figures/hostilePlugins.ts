import { HOSTILE_PLUGINS, type HostilePlugin, installedHostile } from '@tests/factories/hostilePlugins';
import type { Page } from 'playwright';
import { pause } from '@/base/pause';
import { stopped as stoppedTexts } from '../../../locales/en-US/plugins.json';
import { type NoticesProbe, recordNotices } from '../../e2e/support/recordNotices';
import type { Measure } from '../Measure';
import { type HostileProbe, watchHostile } from '../probes/watchHostile';
import { showDeck } from '../stage/openDeck';
import type { Stage } from '../stage/Stage';

const DECK = ['home', 'local', 'social', 'notifications'].map(type => ({ type }));
const PER_SECOND = 2;
const LOOK_MS = 500;
/** Plugins start some seconds after the page. */
const STARTED_MS = 30_000;
/** All of them have been stopped by then on any machine. */
const STOPPED_MS = 180_000;

/** Those that act without a press: at their start, or on the notes that arrive. */
const acting = HOSTILE_PLUGINS.filter(({ acts }) => acts === 'start' || acts === 'notes');
const stopped = acting.filter(({ ends }) => ends !== 'harmless');

const noticesOf = (page: Page) => page.evaluate(() => (globalThis as NoticesProbe).notices ?? []);
/** Whether a message of the app, which begins so, has said that the plugin was stopped. */
const isNamed = ({ name }: HostilePlugin, notices: readonly string[]) =>
	Object.values(stoppedTexts).some(text => notices.some(notice => notice.startsWith(text.replace('{{name}}', name))));

/** What somebody does who is shown one dialog after the other, at no cost of the page beside what a press takes. */
function closeDialog(): void {
	const buttons = [...document.querySelectorAll<HTMLElement>('[role$="dialog"] button')];
	(buttons.find(({ textContent }) => textContent === 'Stop the program') ?? buttons[0])?.click();
}

/** Waits until all that should be stopped were, and named. */
async function untilStopped(page: Page): Promise<void> {
	const until = performance.now() + STOPPED_MS;
	for (;;) {
		const notices = await noticesOf(page);
		const left = stopped.filter(each => !isNamed(each, notices)).map(({ name }) => name);
		if (left.length === 0) break;
		if (performance.now() > until) throw new Error(`Not stopped, or not named: ${left.join(', ')}.`);
		await page.evaluate(closeDialog);
		await pause(LOOK_MS);
	}
	const notices = await noticesOf(page);
	const wrong = acting.filter(each => each.ends === 'harmless' && isNamed(each, notices)).map(({ name }) => name);
	if (wrong.length > 0) throw new Error(`Stopped without a reason: ${wrong.join(', ')}.`);
}

interface Watched {
	/** The longest task of the main thread in ms; 0 if none was long. */
	readonly longest: number;
	/** Milliseconds that it was watched for. */
	readonly lasted: number;
	/** When that began, in ms after the deck was asked for. */
	readonly began: number;
}

/** The deck while notes arrive, from when the first plugin starts until the last one was stopped. */
async function withPlugins(stage: Stage): Promise<Watched> {
	const chosen = { plugins: acting.map(installedHostile) };
	return onDeck(stage, chosen, async page => {
		const started = await page.waitForFunction(() => (globalThis as HostileProbe).hostile?.startedAt, undefined, {
			timeout: STARTED_MS,
		});
		const began = (await started.jsonValue()) ?? 0;
		await untilStopped(page);
		return { began, lasted: (await page.evaluate(() => performance.now())) - began };
	});
}

/** The same deck for the same time, without plugins. */
const without = (stage: Stage, { began, lasted }: Watched): Promise<Watched> =>
	onDeck(stage, {}, async page => {
		await pause(began + lasted - (await page.evaluate(() => performance.now())));
		return { began, lasted };
	});

async function onDeck(
	stage: Stage,
	chosen: Readonly<Record<string, unknown>>,
	watch: (page: Page) => Promise<Omit<Watched, 'longest'>>,
): Promise<Watched> {
	const bench = await stage.openPage(DECK, { chosen });
	const { page } = bench;
	try {
		await page.addInitScript(recordNotices);
		await page.addInitScript(watchHostile);
		await showDeck(page, `${stage.reader.origin}/?ui=deck`, DECK.length);
		const posting = stage.post('mixed', (PER_SECOND * STOPPED_MS) / 1000, PER_SECOND);
		const { began, lasted } = await watch(page).finally(() => posting.stop());
		const tasks = await page.evaluate(() => (globalThis as HostileProbe).hostile?.tasks ?? []);
		const longest = tasks
			.filter(({ at }) => at >= began && at <= began + lasted)
			.reduce((most, { duration }) => Math.max(most, duration), 0);
		return { longest, began, lasted };
	} finally {
		await bench.close();
	}
}

/**
 * The longest time for which hostile plugins block the main thread, all of them at once on a deck of four columns where
 * notes arrive: the longest task, less that of the same deck without plugins. Fails where one that should be stopped is
 * not, or isn't named.
 */
export const hostilePlugins: Measure = {
	figures: ['plugins.hostile', 'plugins.hostile.with', 'plugins.hostile.without'],
	run: async stage => {
		const some = await withPlugins(stage);
		const none = await without(stage, some);
		return {
			'plugins.hostile': Math.max(0, some.longest - none.longest),
			'plugins.hostile.with': some.longest,
			'plugins.hostile.without': none.longest,
		};
	},
};
