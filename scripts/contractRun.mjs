import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './ensureDependencies.mjs';
import { HomeServerProcess } from './HomeServerProcess.mjs';

const CHECKER = join(projectRoot, '../shared/contract/check.mjs');
const RESULTS = join(projectRoot, '.cache/contract.json');
/** The parts of the contract that the home server implements so far, each without exceptions. */
const PARTS = 'core,notes,drive,account,workspace';
/** Scenarios of parts that it implements in part: pages and plays. */
const OTHERS = [
	...['pages/', 'flash/', 'tokens/', 'read/pages', 'read/flash', 'refusal/pages', 'refusal/flash', 'account/page'],
	...['read/i/pages', 'read/i/page-likes', 'read/users/pages', 'read/users/flashs'],
];

/** Whether the recorded contract is beside this project, which it isn't part of. */
export const hasContract = () => existsSync(CHECKER);

/**
 * Tests the home server against the recorded contract of a real one.
 * @returns {Promise<{ passed: number, problems: string[] }>}
 */
export async function contractRun() {
	mkdirSync(join(projectRoot, '.cache'), { recursive: true });
	const server = await HomeServerProcess.start();
	try {
		const parts = await checked(server.origin, ['--part', PARTS]);
		const others = await checked(server.origin, ['--only', OTHERS.join(',')]);
		return { passed: parts.passed + others.passed, problems: [...parts.problems, ...others.problems] };
	} finally {
		await server.stop();
	}
}

/** @param which the scenarios, as the checker takes them */
async function checked(origin, which) {
	rmSync(RESULTS, { force: true });
	const said = await check(origin, which);
	if (!existsSync(RESULTS)) return { passed: 0, problems: [`The contract could not be checked: ${said}`] };
	// A skip counts as a failure: nothing of these may be left out.
	const { passed, results } = JSON.parse(readFileSync(RESULTS, 'utf8'));
	const others = results.filter(each => each.verdict !== 'ok');
	return { passed, problems: others.map(({ verdict, name, reason }) => `${verdict} ${name}: ${reason}`) };
}

function check(origin, which) {
	const accounts = ['--admin', 'admin:admin', '--user', 'demo:demo', '--other', 'friend:friend'];
	const args = [CHECKER, '--url', origin, ...accounts, ...which, '--json', RESULTS];
	return new Promise(resolve => {
		const child = spawn(process.execPath, args, { cwd: projectRoot });
		let said = '';
		let count = 0;
		const hear = chunk => {
			said = `${said}${chunk}`.slice(-2000);
			for (const line of String(chunk).split('\n'))
				if (/^(?:ok|FAIL|skip) /.test(line) && ++count % 100 === 0) console.log(`  ${count} scenarios …`);
		};
		child.stdout.on('data', hear);
		child.stderr.on('data', hear);
		child.once('exit', () => resolve(said));
	});
}
