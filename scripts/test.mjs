/**
 * `npm test`: installs what is missing, then runs lint and types, the build, unit and contract tests beside the recorded
 * contract if it is beside this project, and browser tests. Shows where the time went, and ends with a line
 * `N passed, N failed`.
 */
import { checkNode } from './checkNode.mjs';

checkNode();
const { spawn } = await import('node:child_process');
const { existsSync, mkdirSync, readFileSync, rmSync } = await import('node:fs');
const { join } = await import('node:path');
const { ensureDependencies, projectRoot } = await import('./ensureDependencies.mjs');
const { ensureChromium, ensureTestBrowser } = await import('./findChromium.mjs');
const { contractRun, hasContract } = await import('./contractRun.mjs');
const { CALIBRATED_MS, calibrateAlone } = await import('./calibrate.mjs');
const { HomeServerProcess } = await import('./HomeServerProcess.mjs');
const { failedInBrowsers, failedUnits, failureReport } = await import('./failedTests.mjs');
const { browserTimes, timeReport, unitTimes } = await import('./testTimes.mjs');

await ensureDependencies();
const chosenBrowser = process.env.CHROMIUM_PATH;
process.env.CHROMIUM_PATH = await ensureChromium();
process.env.TEST_BROWSER = chosenBrowser ?? ensureTestBrowser(process.env.CHROMIUM_PATH);

const inModules = path => join(projectRoot, 'node_modules', path);
const inCache = name => join(projectRoot, '.cache', name);

/**
 * Runs a Node script with its output on the screen.
 * @returns {Promise<boolean>} whether it succeeded
 */
function run(script, ...args) {
	return new Promise(resolve => {
		const child = spawn(process.execPath, [script, ...args], { cwd: projectRoot, stdio: 'inherit' });
		child.once('error', () => resolve(false));
		child.once('exit', code => resolve(code === 0));
	});
}

const verdict = isGood => ({ passed: isGood ? 1 : 0, failed: isGood ? 0 : 1 });

/** The durations of each runner's files. */
const fileTimes = {};
const failedTests = [];

/** Reads a test runner's results; a run that failed without a failed test (a crash) is a failure too. */
function counted(isGood, file, count) {
	const result = existsSync(file) ? count(JSON.parse(readFileSync(file, 'utf8'))) : { passed: 0, failed: 0 };
	return isGood || result.failed > 0 ? result : { ...result, failed: 1 };
}

async function lint() {
	const options = ['--config', 'oxlint.config.mjs', '--type-aware', '--ignore-pattern', 'tests/architecture/bad'];
	const results = await Promise.all([
		run(inModules('@biomejs/biome/bin/biome'), 'check', '.'),
		run(inModules('oxlint/bin/oxlint'), ...options),
		run(join(projectRoot, 'scripts/checkArchitecture.mjs')),
	]);
	return verdict(results.every(Boolean));
}

async function unit() {
	const file = inCache('vitest.json');
	const retried = join(projectRoot, 'scripts/RetriedTests.mjs');
	const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`, `--reporter=${retried}`];
	const isGood = await run(inModules('vitest/vitest.mjs'), 'run', ...reporters);
	return counted(isGood, file, result => {
		fileTimes.unit = unitTimes(result, projectRoot);
		failedTests.push(...failedUnits(result, projectRoot));
		return { passed: result.numPassedTests, failed: result.numFailedTests };
	});
}

async function contract() {
	if (!hasContract()) {
		console.log('There is no recorded contract beside this project: left out.');
		return { passed: 0, failed: 0 };
	}
	const { passed, problems } = await contractRun();
	for (const problem of problems) console.error(problem);
	failedTests.push(...problems.map(title => ({ file: 'recorded contract', title })));
	return { passed, failed: problems.length };
}

async function browser() {
	const file = inCache('playwright.json');
	const isGood = await run(inModules('@playwright/test/cli.js'), 'test');
	return counted(isGood, file, result => {
		const { stats } = result;
		fileTimes.browser = browserTimes(result);
		failedTests.push(...failedInBrowsers(result));
		if (stats.flaky > 0) console.log(`${stats.flaky} passed only when tried again`);
		return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
	});
}

const types = async () => verdict(await run(inModules('typescript/bin/tsc'), '-b'));
const build = async () => verdict(await run(join(projectRoot, 'scripts/build.mjs')));

/** Makes the demo world that all servers of this run start with. It takes two cores ten seconds. */
async function demoWorld() {
	const folder = inCache('demoWorld');
	rmSync(folder, { recursive: true, force: true });
	const started = Date.now();
	const server = await HomeServerProcess.start({ data: folder });
	const tookMs = Date.now() - started;
	await server.stop();
	process.env.DEMO_WORLD = JSON.stringify({ folder, tookMs });
	return verdict(true);
}

/**
 * What runs one after the other. The lanes of one row run at the same time, and the steps of a lane one after the other:
 * the linter's last third has one thread alone, and the recorded contract waits for streams for two thirds of its time.
 */
const ROWS = [
	[
		[['lint and architecture', lint]],
		[
			['types', types],
			['build', build],
			['demo world', demoWorld],
		],
	],
	[[['unit and contract tests', unit]], [['recorded contract', contract]]],
	[[['browser tests', browser]]],
];

mkdirSync(inCache(''), { recursive: true });
for (const name of ['vitest.json', 'playwright.json']) rmSync(inCache(name), { force: true });
const scale = Math.max(1, (await calibrateAlone(process.env.CHROMIUM_PATH)) / CALIBRATED_MS);
// How long tests wait for what should appear is scaled like the budgets (`playwright.config.ts`, `vitest.config.ts`).
process.env.MACHINE_SCALE = String(scale);
const times = [];
const total = { passed: 0, failed: 0 };
const failed = [];

async function take([name, step]) {
	const started = Date.now();
	console.log(`\n${name} …`);
	const result = await step().catch(error => {
		console.error(error);
		return { passed: 0, failed: 1 };
	});
	total.passed += result.passed;
	total.failed += result.failed;
	if (result.failed > 0) failed.push(name);
	const seconds = (Date.now() - started) / 1000;
	times.push([name, seconds]);
	console.log(`${name}: ${result.passed} passed, ${result.failed} failed (${Math.round(seconds)} s)`);
}

const started = Date.now();
const takeAll = async lane => {
	for (const step of lane) await take(step);
};
for (const row of ROWS) await Promise.all(row.map(takeAll));
const all = (Date.now() - started) / 1000;
for (const line of timeReport({ steps: times, all, files: fileTimes, scale })) console.log(line);
for (const line of failureReport(failedTests)) console.log(line);
if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);
