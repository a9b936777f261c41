import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './ensureDependencies.mjs';
import { HomeServerProcess } from './HomeServerProcess.mjs';

const CHECKER = join(projectRoot, '../shared/contract/check.mjs');
const RESULTS = join(projectRoot, '.cache/contract.json');
/** The parts of the contract that the home server implements so far, each without exceptions. */
const PARTS = 'core,notes,drive,account,workspace';

/** Whether the recorded contract is beside this project, which it isn't part of. */
export const hasContract = () => existsSync(CHECKER);

/**
 * Tests the home server against the recorded contract of a real one.
 * @returns {Promise<{ passed: number, problems: string[] }>}
 */
export async function contractRun() {
	mkdirSync(join(projectRoot, '.cache'), { recursive: true });
	rmSync(RESULTS, { force: true });
	const server = await HomeServerProcess.start();
	try {
		const said = await check(server.origin);
		if (!existsSync(RESULTS)) return { passed: 0, problems: [`The contract could not be checked: ${said}`] };
	} finally {
		await server.stop();
	}
	// A skip counts as a failure: nothing of these parts may be left out.
	const { passed, results } = JSON.parse(readFileSync(RESULTS, 'utf8'));
	const others = results.filter(each => each.verdict !== 'ok');
	return { passed, problems: others.map(({ verdict, name, reason }) => `${verdict} ${name}: ${reason}`) };
}

function check(origin) {
	const accounts = ['--admin', 'admin:admin', '--user', 'demo:demo', '--other', 'friend:friend'];
	const args = [CHECKER, '--url', origin, ...accounts, '--part', PARTS, '--json', RESULTS];
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
