import { describe, expect, it } from 'vitest';
import { failedInBrowsers, failedUnits, failureReport } from '../../scripts/failedTests.mjs';

describe('what failed', () => {
	it('is read from the report of the unit tests, with the last try', () => {
		const passed = { fullName: 'a rule holds', status: 'passed' };
		const failed = { fullName: 'a rule is kept', status: 'failed', failureMessages: ['first', 'last'] };
		const testResults = [
			{ name: '/here/a.test.ts', status: 'failed', assertionResults: [passed, failed] },
			{ name: '/here/b.test.ts', status: 'passed', assertionResults: [passed] },
		];
		expect(failedUnits({ testResults }, '/here')).toEqual([
			{ file: 'a.test.ts', title: 'a rule is kept', message: 'last' },
		]);
	});

	it('includes files that could not be run', () => {
		const testResults = [{ name: '/here/a.test.ts', status: 'failed', message: 'no module', assertionResults: [] }];
		expect(failedUnits({ testResults }, '/here')).toEqual([
			{ file: 'a.test.ts', title: 'the whole file', message: 'no module' },
		]);
	});

	it('is read from the report of the browser tests, but for what passed when tried again', () => {
		const results = [{ error: { message: 'first' } }, { error: { message: 'last' } }];
		const tests = [
			{ projectName: 'desktop', status: 'unexpected', results },
			{ projectName: 'phone', status: 'flaky', results: [...results.slice(0, 1), {}] },
		];
		const inner = { file: 'deck.test.ts', specs: [{ title: 'a column moves', tests }] };
		expect(failedInBrowsers({ suites: [{ file: 'deck.test.ts', suites: [inner] }] })).toEqual([
			{ file: 'deck.test.ts', title: 'a column moves (desktop)', message: 'last' },
		]);
	});

	it('is told in a few lines without colours', () => {
		const message = ['\u001B[31mexpected 1\u001B[39m', '', ...Array.from({ length: 20 }, (_, line) => `line ${line}`)];
		const lines = failureReport([{ file: 'a.test.ts', title: 'a rule is kept', message: message.join('\n') }]);
		expect(lines.slice(0, 4)).toEqual(['', 'Failed tests:', '  a.test.ts: a rule is kept', '    expected 1']);
		expect(lines).toHaveLength(9);
	});

	it('is not mentioned where nothing failed', () => {
		expect(failureReport([])).toEqual([]);
	});
});
