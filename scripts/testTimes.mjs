/** Where the time of `npm test` went, from the test runners' reports. */
import { relative } from 'node:path';
import { ALL_SECONDS, FILE_SECONDS, STEP_SECONDS, TOLERANCE } from './testBudgets.mjs';

/** How many of the slowest files and tests are listed. */
const TOLD = 10;

/** The duration of each file in a run of vitest, from its JSON report. */
export function unitTimes({ testResults }, root) {
	return testResults.map(({ name, startTime, endTime, assertionResults }) => ({
		file: relative(root, name),
		seconds: (endTime - startTime) / 1000,
		tests: assertionResults.map(({ fullName, duration }) => ({ title: fullName, seconds: (duration ?? 0) / 1000 })),
	}));
}

/** The duration of each file in a run of Playwright, from its JSON report: all sizes and tries of its tests. */
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

/** All tests of a suite in Playwright's report, also of the suites within it. */
export const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];
const sum = numbers => numbers.reduce((total, number) => total + number, 0);

/**
 * @param taken
 * @param taken.steps each step's name and duration in seconds; some run at the same time
 * @param taken.all duration of the whole run in seconds
 * @param taken.files durations of each runner's files: `unit` and `browser`
 * @param taken.scale how much slower this machine is than that of the budgets; at least 1
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
