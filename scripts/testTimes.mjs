/** Where the time of `npm test` went, from what the test runners wrote. */
import { relative } from 'node:path';
import { ALL_SECONDS, FILE_SECONDS, STEP_SECONDS, TOLERANCE } from './testBudgets.mjs';

/** So many of the slowest files and tests are told. */
const TOLD = 10;

/** What each file took of a run of vitest, by its JSON report. */
export function unitTimes({ testResults }, root) {
	return testResults.map(({ name, startTime, endTime, assertionResults }) => ({
		file: relative(root, name),
		seconds: (endTime - startTime) / 1000,
		tests: assertionResults.map(({ fullName, duration }) => ({ title: fullName, seconds: (duration ?? 0) / 1000 })),
	}));
}

/** What each file took of a run of Playwright, by its JSON report: all sizes and all tries of its tests. */
export function browserTimes({ suites }) {
	return suites.map(suite => {
		const tests = specsOf(suite).flatMap(({ title, tests }) =>
			tests.map(({ projectName, results }) => ({
				title: `${title} (${projectName})`,
				seconds: sum(results.map(({ duration }) => duration)) / 1000,
			})),
		);
		return { file: suite.file, seconds: sum(tests.map(({ seconds }) => seconds)), tests };
	});
}

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];
const sum = numbers => numbers.reduce((total, number) => total + number, 0);

/**
 * @param taken
 * @param taken.steps each step's name and the seconds that it took, some at the same time
 * @param taken.all the seconds of the whole run
 * @param taken.files what the files of each runner took: `unit` and `browser`
 * @param taken.scale how much slower this machine is than the one of the budgets; 1 where it is no slower
 * @returns lines to print
 */
export function timeReport({ steps, all, files, scale }) {
	const allowed = seconds => seconds * scale;
	const verdict = (seconds, budget) => (seconds > allowed(budget) * TOLERANCE ? '  OVER ITS BUDGET' : '');
	const row = (seconds, words) => `${seconds.toFixed(1).padStart(8)} s  ${words}`;
	const lines = ['', `Where the time went (budgets × ${scale.toFixed(2)}, told beyond × ${TOLERANCE}):`];
	for (const [name, seconds] of steps) {
		const budget = STEP_SECONDS[name];
		lines.push(row(seconds, `${name}, of ${Math.round(allowed(budget))}${verdict(seconds, budget)}`));
	}
	lines.push(row(all, `all, of ${Math.round(allowed(ALL_SECONDS))}${all > allowed(ALL_SECONDS) ? '  TOO LONG' : ''}`));
	for (const [runner, taken] of Object.entries(files)) {
		const budget = FILE_SECONDS[runner];
		const slowest = taken.toSorted(slowestFirst);
		lines.push('', `Slowest files of the ${runner} tests, each of ${Math.round(allowed(budget))} s:`);
		for (const { file, seconds, tests } of slowest.slice(0, TOLD)) {
			lines.push(row(seconds, `${file}, ${tests.length} tests${verdict(seconds, budget)}`));
		}
		lines.push(`Slowest ${runner} tests:`);
		const tests = taken.flatMap(({ file, tests }) => tests.map(test => ({ ...test, file }))).toSorted(slowestFirst);
		for (const { title, file, seconds } of tests.slice(0, TOLD)) lines.push(row(seconds, `${title} (${file})`));
	}
	return lines;
}

const slowestFirst = (one, other) => other.seconds - one.seconds;
