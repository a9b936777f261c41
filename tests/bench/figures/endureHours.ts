import type { Page } from 'playwright';
import { pause } from '@/base/pause';
import type { Measure } from '../Measure';
import { hurryClock } from '../probes/hurryClock';
import { sectionsShowing } from '../probes/sectionsShowing';
import type { BenchPage } from '../stage/BenchPage';
import { MIX_REPEATS_AFTER } from '../stage/noteMix';
import { showDeck } from '../stage/openDeck';
import type { Stage } from '../stage/Stage';

const PER_SECOND = 20;
/**
 * The page's clock moves on by eight hours while 14,400 notes come in twelve minutes. The 4 s in which a stream has to open
 * are real, as Chromium itself holds back connections for up to 5 s after many that failed.
 */
const CLOCK = { times: 40, longMs: 4_500 };
const RESTARTS = 10;
/** The server is away for two minutes of the page's clock. */
const AWAY_MS = 3_000;
const HEALED_WITHIN_MS = 60_000;
const REST_MS = 5_000;
/** A wall shows its sources in turn, each for 7.5 s here: the mean of all readings is compared. */
const READINGS = 12;
const READING_EVERY_MS = 2_500;
const MEGABYTE = 1_000_000;

/** While the server is away, the worker brings parts that were never loaded. */
const WITH_WORKER = { serviceWorkers: 'allow' } as const;
const COLUMNS = 24;
const KINDS = ['home', 'local', 'social', 'global'];
const WALL = `/?zen&wall&sources=${KINDS.join(',')}`;

/** What is left open for hours. */
interface Enduring {
	readonly figure: string;
	/** Selects its columns. */
	readonly sections: string;
	/** How many of those in view have to show a new note: those of a wall scroll by themselves, and begin anew in turn. */
	readonly showing: 'all' | 'one';
	readonly open: (stage: Stage) => Promise<BenchPage>;
}

const deck: Enduring = {
	figure: 'endure.24',
	sections: 'section[data-column]',
	showing: 'all',
	open: async stage => {
		const columns = Array.from({ length: COLUMNS }, (_, index) => ({ type: KINDS[index % KINDS.length] ?? 'home' }));
		const bench = await stage.openPage(columns, { device: WITH_WORKER });
		await bench.page.addInitScript(hurryClock, CLOCK);
		await showDeck(bench.page, `${stage.reader.origin}/?ui=deck`, COLUMNS);
		return bench;
	},
};

const wall: Enduring = {
	figure: 'endure.wall',
	sections: 'main section',
	showing: 'one',
	open: async stage => {
		const bench = await stage.openPage([], { device: WITH_WORKER });
		await bench.page.addInitScript(hurryClock, CLOCK);
		await bench.page.goto(`${stage.reader.origin}${WALL}`);
		await bench.page.locator('main section article[data-note-id]').first().waitFor();
		return bench;
	},
};

/** Nodes, and bytes of the heap after forced collections. */
async function settled({ gauge }: BenchPage): Promise<{ nodes: number; heap: number }> {
	await pause(REST_MS);
	const readings: { nodes: number; heap: number }[] = [];
	while (readings.length < READINGS) {
		readings.push(await gauge.settled());
		await pause(READING_EVERY_MS);
	}
	const mean = (of: 'nodes' | 'heap') => readings.reduce((sum, reading) => sum + reading[of], 0) / READINGS;
	return { nodes: mean('nodes'), heap: mean('heap') };
}

/** Whether the columns in view come to show this note, the newest. */
async function comes(page: Page, { sections, showing: wanted }: Enduring, noteId: string): Promise<boolean> {
	for (const until = performance.now() + HEALED_WITHIN_MS; performance.now() < until; await pause(250)) {
		const { showing, all } = await page.evaluate(sectionsShowing, { sections, noteId });
		if (wanted === 'one' ? showing > 0 : all > 0 && showing === all) return true;
	}
	return false;
}

/** Restarts the server like after a power failure. */
async function restart(stage: Stage, page: Page, enduring: Enduring): Promise<boolean> {
	await stage.restartServer(AWAY_MS);
	const posting = stage.post('mixed', 1, 1);
	await posting.done;
	const [note] = posting.posted;
	return note !== undefined && (await comes(page, enduring, note.id));
}

/** Posts up to a number of notes of all, with the restarts that are due by then. */
class Course {
	heals = 0;
	readonly #restartAt: number[];
	readonly #stage: Stage;
	readonly #restart: () => Promise<boolean>;
	#posted = 0;

	constructor(stage: Stage, notes: number, restart: () => Promise<boolean>) {
		this.#stage = stage;
		this.#restart = restart;
		this.#restartAt = Array.from({ length: RESTARTS }, (_, index) =>
			Math.round((notes * (index + 1)) / (RESTARTS + 1)),
		);
	}

	async goTo(notes: number): Promise<void> {
		for (let next = this.#restartAt[0]; next !== undefined && next < notes; next = this.#restartAt[0]) {
			this.#restartAt.shift();
			await this.#post(next - this.#posted);
			if (await this.#restart()) this.heals++;
			// Each posts one.
			this.#posted++;
		}
		await this.#post(notes - this.#posted);
	}

	async #post(count: number): Promise<void> {
		if (count > 0) await this.#stage.post('mixed', count, PER_SECOND).done;
		this.#posted += Math.max(0, count);
	}
}

const more = (from: number, to: number) => ((to - from) / from) * 100;

/**
 * The deck of 24 columns and the wall, left open for eight hours of their clock at 20 notes a second, while the server is
 * restarted ten times: memory compared with that after the first eighth, and how many times the columns in view healed.
 */
export const endureHours: readonly Measure[] = [deck, wall].map(enduring => {
	const { figure, sections, open } = enduring;
	return {
		figures: ['nodes1', 'nodes8', 'nodes', 'heap1', 'heap8', 'heap', 'heals'].map(name => `${figure}.${name}`),
		isLong: true,
		run: async (stage, { notes }) => {
			const bench = await open(stage);
			try {
				const course = new Course(stage, notes, () => restart(stage, bench.page, enduring));
				// What comes for the first evaluation stays in the heap.
				await bench.page.evaluate(sectionsShowing, { sections, noteId: '' });
				const first = Math.round(notes / 8);
				await course.goTo(first);
				const early = await settled(bench);
				// Notes as long as those of the first reading are on the screen.
				await course.goTo(first + Math.round((notes - first) / MIX_REPEATS_AFTER) * MIX_REPEATS_AFTER);
				const late = await settled(bench);
				return {
					[`${figure}.nodes1`]: early.nodes,
					[`${figure}.nodes8`]: late.nodes,
					[`${figure}.nodes`]: more(early.nodes, late.nodes),
					[`${figure}.heap1`]: early.heap / MEGABYTE,
					[`${figure}.heap8`]: late.heap / MEGABYTE,
					[`${figure}.heap`]: more(early.heap, late.heap),
					[`${figure}.heals`]: course.heals,
				};
			} finally {
				await bench.close();
			}
		},
	};
});
