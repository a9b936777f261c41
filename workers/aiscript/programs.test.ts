import { Interpreter, Parser, utils, values } from '@syuilo/aiscript';
import { getPrimProp } from '@syuilo/aiscript/interpreter/primitive-props.js';
import { BUILT_IN_PROGRAMS } from '@tests/factories/builtInPrograms';
import { FAILING_APP_PROGRAMS, FAILING_PROGRAMS } from '@tests/factories/failingPrograms';
import { FakeScriptApp } from '@tests/factories/scriptApp';
import { APP_PROGRAMS, SCRIPT_PROGRAMS } from '@tests/factories/scriptPrograms';
import { bundleWorker, ThreadWorker } from '@tests/factories/ThreadWorker';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { runScript, type ScriptEnd } from './aiscript.client';
import { scriptErrorOf } from './scriptErrorOf';

const CONSTANTS = new Map([
	['USER_NAME', 'mara'],
	['SERVER_URL', 'https://home.example'],
]);
/** Those that need nothing of the app. */
const PROGRAMS = [...SCRIPT_PROGRAMS, ...BUILT_IN_PROGRAMS];

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

/** Runs a program by the package's own interpreter. Its timers may print later. */
async function runPlainly(source: string): Promise<readonly string[]> {
	const lines: string[] = [];
	const interpreter = new Interpreter({}, { out: value => void lines.push(utils.reprValue(value)) });
	await interpreter.exec(Parser.parse(source));
	return lines;
}

describe('programs', () => {
	it.each([...PROGRAMS, ...APP_PROGRAMS])('$what', async ({ source, prints }) => {
		const { app, end } = await run(source);
		expect(app.lines).toEqual(prints);
		expect(end).toBe('ended');
	});
});

describe.concurrent('in Node, by the package’s own interpreter, the same is printed by', () => {
	it.each(PROGRAMS)('$what', async ({ source, prints }) => {
		const lines = await runPlainly(source);
		// All of them share one thread, and timers come late on a busy machine.
		await vi.waitFor(() => expect(lines).toEqual(prints), { timeout: 10_000 });
	});
});

describe('programs that fail', () => {
	it.each([...FAILING_PROGRAMS, ...FAILING_APP_PROGRAMS])('%j', async (source, error) => {
		const { app } = await run(source);
		expect(app.lines).toEqual([error]);
	});

	it.each(FAILING_PROGRAMS)('%j fails alike by the package’s own interpreter', async (source, told) => {
		const error: unknown = await runPlainly(source).then(
			() => undefined,
			(reason: unknown) => reason,
		);
		const { kind, message } = scriptErrorOf(error, source, undefined);
		expect(told.replace(/ \(\d+:\d+\)$/, '')).toBe(`${kind}: ${message}`);
	});
});

/** The properties of values, which the package has no list of. */
const PROPERTIES = {
	num: ['to_str'],
	str: [
		...['len', 'to_num', 'to_arr', 'to_unicode_arr', 'to_unicode_codepoint_arr', 'to_char_arr', 'to_charcode_arr'],
		...['to_utf8_byte_arr', 'replace', 'index_of', 'incl', 'trim', 'upper', 'lower', 'split', 'slice', 'pick'],
		...['charcode_at', 'codepoint_at', 'starts_with', 'ends_with', 'pad_start', 'pad_end'],
	],
	arr: [
		...['len', 'push', 'unshift', 'pop', 'shift', 'concat', 'slice', 'join', 'map', 'filter', 'reduce', 'find'],
		...['incl', 'index_of', 'reverse', 'copy', 'sort', 'fill', 'repeat', 'splice', 'flat', 'flat_map', 'every'],
		...['some', 'insert', 'remove', 'at'],
	],
	error: ['name', 'info'],
} as const;
const EXAMPLES = {
	...{ num: values.NUM(1), str: values.STR('a'), arr: values.ARR([]), error: values.ERROR('e') },
};
const WORDS = [...PROGRAMS.map(({ source }) => source), ...FAILING_PROGRAMS.map(([source]) => source)].flatMap(source =>
	source.split(/[^\w:.]+/),
);
const isUsed = (name: string) => WORDS.some(word => word.endsWith(name));

describe('the programs use', () => {
	it('each built-in function and constant', () => {
		const names = [...new Interpreter({}).scope.getAll().keys()];
		expect(names.length).toBeGreaterThan(90);
		// The app has one of its own.
		expect(names.filter(name => !isUsed(name))).toEqual(['readline']);
	});

	it.each(Object.entries(PROPERTIES))('each property of %s', (type, names) => {
		const value = EXAMPLES[type as keyof typeof EXAMPLES];
		for (const name of names) expect(() => getPrimProp(value, name)).not.toThrow();
		expect(names.filter(name => !isUsed(`.${name}`))).toEqual([]);
	});
});

it('evaluates nothing as code, and loads nothing', () => {
	expect(code).not.toMatch(/\beval\(|new Function|\bimport\(|\bimportScripts\b/);
});
