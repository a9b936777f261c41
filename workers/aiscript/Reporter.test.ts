import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ScriptHost, ScriptReport } from './aiscript.protocol';
import { Reporter } from './Reporter';

const QUIET: ScriptReport = { lines: [], isBusy: false, isLive: true };
const report = vi.fn(async (_report: ScriptReport) => {});
let next: ScriptReport;
let reporter: Reporter;

beforeEach(() => {
	vi.useFakeTimers();
	report.mockClear();
	next = QUIET;
	const host: Pick<ScriptHost, 'report'> = { report };
	reporter = new Reporter(host, () => next);
});
afterEach(() => vi.useRealTimers());

async function note(what: ScriptReport): Promise<void> {
	next = what;
	reporter.note();
	await vi.advanceTimersByTimeAsync(100);
}

it('tells what is new, and nothing where nothing is', async () => {
	await note(QUIET);
	expect(report).toHaveBeenCalledTimes(1);
	await note(QUIET);
	expect(report).toHaveBeenCalledTimes(1);
	const news: ScriptReport[] = [
		{ ...QUIET, lines: [{ text: 'ebb' }] },
		{ ...QUIET, ui: { set: [], removed: ['a'] } },
		{ ...QUIET, isBusy: true },
		QUIET,
		{ ...QUIET, isLive: false },
	];
	for (const each of news) await note(each);
	expect(report.mock.calls.slice(1)).toEqual(news.map(each => [each]));
});

it('tells several changes of a while at once', async () => {
	for (let count = 0; count < 5; count++) reporter.note();
	await note({ ...QUIET, lines: [{ text: 'ebb' }] });
	expect(report).toHaveBeenCalledTimes(1);
});
