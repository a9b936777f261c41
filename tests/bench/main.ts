import { parseArgs } from 'node:util';
import { BARS } from './bars';
import { calib, calibrateBench } from './figures/calib';
import { code } from './figures/code';
import { deck8 } from './figures/deck8';
import { endure } from './figures/endure';
import { endureHours } from './figures/endureHours';
import { first } from './figures/first';
import { grow } from './figures/grow';
import { heavy } from './figures/heavy';
import { held } from './figures/held';
import { hostile } from './figures/hostile';
import { hostilePlugins } from './figures/hostilePlugins';
import { idle } from './figures/idle';
import { list } from './figures/list';
import { long } from './figures/long';
import { offline } from './figures/offline';
import { palette } from './figures/palette';
import { phone } from './figures/phone';
import { withPlugins } from './figures/plugins';
import { press } from './figures/press';
import { scroll } from './figures/scroll';
import { seen } from './figures/seen';
import { server } from './figures/server';
import { settings } from './figures/settings';
import { slow } from './figures/slow';
import { steps } from './figures/steps';
import { stream20 } from './figures/stream20';
import { theme } from './figures/theme';
import { uploads } from './figures/uploads';
import type { Measure } from './Measure';
import { Stage } from './stage/Stage';
import { median } from './statistics';
import { table } from './table';

const HELP = `usage: npm run bench -- [--runs N] [--only PREFIX] [--long] [--notes N]

  --runs N       how often each figure is measured; the median counts (default 5)
  --only PREFIX  only the figures whose name begins so, for example stream20 or deck8.heap
  --long         also endure, which takes half an hour, and endure.24 and endure.wall, a quarter each
  --notes N      how many notes come in these two (default 14400)`;

/** Those that need a demo world without earlier streams come first. */
const MEASURES: readonly Measure[] = [
	...[
		calib,
		code,
		first,
		slow,
		phone,
		settings,
		palette,
		theme,
		deck8,
		offline,
		long,
		list,
		seen,
		scroll,
		held,
		idle,
		press,
		stream20,
		withPlugins,
		steps,
		hostilePlugins,
	],
	...[...grow, hostile, heavy, uploads, server, endure, ...endureHours],
];

function readArguments() {
	const { values } = parseArgs({
		options: {
			runs: { type: 'string', default: '5' },
			only: { type: 'string', default: '' },
			long: { type: 'boolean', default: false },
			notes: { type: 'string', default: '14400' },
			help: { type: 'boolean', default: false },
		},
	});
	const runs = Number(values.runs);
	if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a number of at least 1.');
	const notes = Number(values.notes);
	if (!Number.isInteger(notes) || notes < 600) throw new Error('--notes takes a number of at least 600.');
	return { ...values, runs, notes };
}

type Wanted = ReturnType<typeof readArguments>;

/** Measures the wanted figures of one measure, and prints each as a line of JSON. */
async function measure(stage: Stage, { figures, run, isLong }: Measure, { runs, only, notes }: Wanted) {
	const taken: Readonly<Record<string, number>>[] = [];
	for (let index = 0; index < (isLong ? 1 : runs); index++) taken.push(await run(stage, { notes }));
	const results = new Map<string, number>();
	for (const figure of figures.filter(name => name.startsWith(only))) {
		const value = Number(median(taken.map(each => each[figure] ?? Number.NaN)).toPrecision(5));
		results.set(figure, value);
		console.log(JSON.stringify({ figure, value, unit: BARS[figure]?.unit }));
	}
	return results;
}

async function main(): Promise<number> {
	const wish = readArguments();
	const { only, long: withLong, help } = wish;
	if (help) {
		console.log(HELP);
		return 0;
	}
	const wanted = MEASURES.filter(
		each => each.figures.some(name => name.startsWith(only)) && (withLong || !each.isLong),
	);
	if (wanted.length === 0) throw new Error(`No figure begins with "${only}".`);
	console.error('Starting the home server …');
	const stage = await Stage.open();
	const results = new Map<string, number>();
	let failures = 0;
	try {
		for (const each of wanted) {
			try {
				for (const [figure, value] of await measure(stage, each, wish)) results.set(figure, value);
			} catch (error) {
				failures++;
				const [reason] = (error instanceof Error ? error.message : String(error)).split('\n');
				console.error(`${each.figures.join(', ')}: ${reason}`);
			}
		}
	} finally {
		await stage.close();
	}
	console.log(table(results, results.get('calib') ?? (await calibrateBench())));
	return failures;
}

process.exitCode = (await main()) > 0 ? 1 : 0;
