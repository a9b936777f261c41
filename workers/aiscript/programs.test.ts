import { FakeScriptApp } from '@tests/factories/scriptApp';
import { FAILING_PROGRAMS, SCRIPT_PROGRAMS } from '@tests/factories/scriptPrograms';
import { bundleWorker, ThreadWorker } from '@tests/factories/ThreadWorker';
import { beforeAll, describe, expect, it } from 'vitest';
import { runScript, type ScriptEnd } from './aiscript.client';

const CONSTANTS = new Map([
	['USER_NAME', 'mara'],
	['SERVER_URL', 'https://home.example'],
]);

let code: string;
beforeAll(async () => {
	code = await bundleWorker('workers/aiscript/aiscript.worker.ts');
});

/** Runs a program in a worker until it is over. */
async function run(source: string): Promise<{ app: FakeScriptApp; end: ScriptEnd }> {
	const app = new FakeScriptApp();
	app.answer = endpoint => (endpoint === 'i' ? { username: 'mara' } : new Error('NO_SUCH_ENDPOINT'));
	const end = await new Promise<ScriptEnd>(resolve => {
		runScript({ source, constants: CONSTANTS }, app, resolve, () => new ThreadWorker(code));
	});
	return { app, end };
}

describe('programs', () => {
	it.each(SCRIPT_PROGRAMS)('$what', async ({ source, prints }) => {
		const { app, end } = await run(source);
		expect(app.lines).toEqual(prints);
		expect(end).toBe('ended');
	});
});

describe('programs that fail', () => {
	it.each(FAILING_PROGRAMS)('%j', async (source, error) => {
		const { app } = await run(source);
		expect(app.lines).toEqual([error]);
	});
});

it('evaluates nothing as code, and loads nothing', () => {
	expect(code).not.toMatch(/\beval\(|new Function|\bimport\(|\bimportScripts\b/);
});
