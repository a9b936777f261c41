/** Which tests failed and why, from the test runners' reports: told last, where a cut-off log still shows it. */
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { specsOf } from './testTimes.mjs';

/** How many lines of a failure's message are told. */
const TOLD_LINES = 6;

/** The failed tests of a run of vitest, from its JSON report; files that could not be run at all are failures, too. */
export function failedUnits({ testResults }, root) {
	return testResults.flatMap(({ name, status, message, assertionResults }) => {
		const file = relative(root, name);
		const failed = assertionResults.filter(test => test.status === 'failed');
		if (failed.length === 0) return status === 'failed' ? [{ file, title: 'the whole file', message }] : [];
		return failed.map(({ fullName, failureMessages }) => ({ file, title: fullName, message: failureMessages?.at(-1) }));
	});
}

/** The failed tests of a run of Playwright, from its JSON report: those that failed in each try. */
export function failedInBrowsers({ suites }) {
	return suites.flatMap(suite => specsOf(suite).flatMap(spec => failuresOf(suite.file, spec)));
}

const failuresOf = (file, { title, tests }) =>
	tests
		.filter(({ status }) => status === 'unexpected')
		.map(({ projectName, results }) => ({
			file,
			title: `${title} (${projectName})`,
			message: results.at(-1)?.error?.message,
		}));

/**
 * @param failed by `failedUnits` and `failedInBrowsers`
 * @returns lines to print; none if no test failed
 */
export function failureReport(failed) {
	if (failed.length === 0) return [];
	return [
		'',
		'Failed tests:',
		...failed.flatMap(({ file, title, message }) => [`  ${file}: ${title}`, ...inner(message)]),
	];
}

function inner(message) {
	if (!message) return [];
	const lines = stripVTControlCharacters(message)
		.split('\n')
		.filter(line => line.trim() !== '');
	return lines.slice(0, TOLD_LINES).map(line => `    ${line}`);
}
