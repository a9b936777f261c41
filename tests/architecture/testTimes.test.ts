import { describe, expect, it } from 'vitest';
import { browserTimes, timeReport, unitTimes } from '../../scripts/testTimes.mjs';

const file = (name: string, seconds: number) => ({ file: name, seconds, tests: [{ title: `of ${name}`, seconds }] });

const report = (taken: Partial<Parameters<typeof timeReport>[0]>) =>
	timeReport({ steps: [['types', 10]], all: 10, files: {}, scale: 1, ...taken });

describe('where the time of the tests went', () => {
	it('is read from the report of the unit tests', () => {
		const assertionResults = [{ fullName: 'a rule holds', duration: 250 }, { fullName: 'it was left out' }];
		const report = {
			testResults: [{ name: '/here/src/rule.test.ts', startTime: 1_000, endTime: 3_500, assertionResults }],
		};
		expect(unitTimes(report, '/here')).toEqual([
			{
				file: 'src/rule.test.ts',
				seconds: 2.5,
				tests: [
					{ title: 'a rule holds', seconds: 0.25 },
					{ title: 'it was left out', seconds: 0 },
				],
			},
		]);
	});

	it('is read from the report of the browser tests, with every size and every try', () => {
		const inner = {
			file: 'deck.test.ts',
			specs: [{ title: 'inner', tests: [{ projectName: 'desktop', results: [{ duration: 4_000 }] }] }],
		};
		const sizes = [
			{ projectName: 'desktop', results: [{ duration: 1_000 }, { duration: 2_000 }] },
			{ projectName: 'phone', results: [{ duration: 500 }] },
		];
		const suites = [{ file: 'deck.test.ts', specs: [{ title: 'outer', tests: sizes }], suites: [inner] }];
		expect(browserTimes({ suites })).toEqual([
			{
				file: 'deck.test.ts',
				seconds: 7.5,
				tests: [
					{ title: 'outer (desktop)', seconds: 3 },
					{ title: 'outer (phone)', seconds: 0.5 },
					{ title: 'inner (desktop)', seconds: 4 },
				],
			},
		]);
	});

	it('names the slowest files first, and those far over their budget', () => {
		const lines = report({ files: { browser: [file('quick', 1), file('slow', 70)] } });
		const [first, second] = lines.filter(line => /, 1 tests/.test(line));
		expect(first).toContain('70.0 s  slow, 1 tests  OVER ITS BUDGET');
		expect(second).toMatch(/ 1\.0 s {2}quick, 1 tests$/);
	});

	it('allows a slower machine more', () => {
		const told = (scale: number) => report({ steps: [['types', 40]], scale }).some(line => line.includes('OVER'));
		expect(told(1)).toBe(true);
		expect(told(2)).toBe(false);
	});

	it('says how long the whole run was, some of whose steps ran at the same time', () => {
		const told = (all: number) =>
			report({
				steps: [
					['types', 10],
					['build', 5],
				],
				all,
			}).find(line => line.includes('all, of'));
		expect(told(12)).toMatch(/ 12\.0 s {2}all, of 720$/);
		expect(told(721)).toContain('TOO LONG');
	});
});
