import { MACHINE_SCALE } from '@tests/factories/machineScale';
import { FakeScriptApp } from '@tests/factories/scriptApp';
import { bundleWorker, ThreadWorker, withLimits } from '@tests/factories/ThreadWorker';
import { beforeAll, expect, it } from 'vitest';
import { type RunningScript, runScript, type ScriptEnd } from './aiscript.client';
import { LIMIT_TEXTS, LIMITS } from './limits';

let code: string;
/** With a tenth of the steps and of the time. */
let strictCode: string;
beforeAll(async () => {
	code = await bundleWorker('workers/aiscript/aiscript.worker.ts');
	strictCode = withLimits(code, { steps: LIMITS.steps / 10, computeMs: LIMITS.computeMs / 10 });
});

function begin(source: string, workerCode = code) {
	const app = new FakeScriptApp();
	let script: RunningScript | undefined;
	const end = new Promise<ScriptEnd>(resolve => {
		script = runScript({ source, constants: new Map() }, app, resolve, () => new ThreadWorker(workerCode));
	});
	return { app, end, stop: () => script?.stop(), press: (event: string) => script?.trigger('1', event, []) };
}

/** Whichever comes first on this machine. */
const ENDLESS = [LIMIT_TEXTS.steps, LIMIT_TEXTS.time];

/** Programs that want too much, and what ends them. */
const HOSTILE: readonly (readonly [what: string, source: string, texts: string | readonly string[]])[] = [
	['an endless loop', 'loop { 1 }', ENDLESS],
	['functions that call themselves', '@f() { f() }\nf()', LIMIT_TEXTS.recursion],
	['functions that call each other', '@f() { [g()] }\n@g() { [f()] }\nf()', LIMIT_TEXTS.recursion],
	[
		'built-in functions that call themselves',
		'let a = []\na.push(a.filter)\na.filter(a.filter)',
		LIMIT_TEXTS.recursion,
	],
	['a text that doubles', 'var s = "x"\nloop { s = `{s}{s}` }', LIMIT_TEXTS.characters],
	['a text padded to 10 MB and more', '"".pad_start(10000001, "x")', LIMIT_TEXTS.characters],
	['many large texts', 'let a = []\nloop { a.push(" ".pad_start(1000000)) }', LIMIT_TEXTS.memory],
	['many large texts in one expression', `let a = [${'" ".pad_start(9000000), '.repeat(40)}1]`, LIMIT_TEXTS.memory],
	['parts of large texts', 'let a = []\nloop { a.push(" ".pad_start(9000000).split("x")) }', LIMIT_TEXTS.memory],
	['texts that are joined', '["x".pad_start(9000000)].repeat(1000).join(",")', LIMIT_TEXTS.characters],
	[
		'a text that is replaced by larger ones',
		'"x".pad_start(5000, "x").replace("x", "y".pad_start(9000))',
		LIMIT_TEXTS.characters,
	],
	['a huge array', 'Arr:create(1000001, 0)', LIMIT_TEXTS.elements],
	['a huge range', 'Core:range(0, 100000000)', LIMIT_TEXTS.elements],
	['an array that doubles', 'var a = [1]\nloop { a = a.concat(a) }', LIMIT_TEXTS.elements],
	['an array that is repeated', '[1, 2].repeat(1000000)', LIMIT_TEXTS.elements],
	['an array that is spread out', 'var a = [1]\nfor 30 { a = [a, a] }\na.flat(40)', LIMIT_TEXTS.elements],
	['an array that is written', 'var a = [1]\nfor 30 { a = [a, a] }\nJson:stringify(a)', LIMIT_TEXTS.elements],
	['a large JSON text', 'Json:parse(`[{"0,".pad_end(3000000, "0,")}0]`)', LIMIT_TEXTS.elements],
	['arrays of arrays', 'let a = []\nfor 40 { a.push(Arr:create(100000, 0)) }', LIMIT_TEXTS.memory],
	['lines without end', 'for 1000000 { <: "x" }', LIMIT_TEXTS.output],
	['long lines', 'let line = "x".pad_start(1000000)\nfor 1000 { <: line }', LIMIT_TEXTS.output],
	['timers', 'for 2000 { Async:timeout(60000, @() { 1 }) }', LIMIT_TEXTS.timers],
	['things drawn', 'Ui:render(Core:range(1, 1100).map(@(n) { Ui:C:text({ text: "x" }) }))', LIMIT_TEXTS.components],
	[
		'few things that are drawn many times',
		'var c = Ui:C:text({ text: "x" })\nfor 20 { c = Ui:C:container({ children: [c, c] }) }\nUi:render([c])',
		LIMIT_TEXTS.components,
	],
	['large texts that are drawn', 'Ui:render([Ui:C:text({ text: "x".pad_start(2000000) })])', LIMIT_TEXTS.components],
	['something that contains itself, for a request', 'let o = {}\no.o = o\nMk:api("i", o)', LIMIT_TEXTS.cycle],
	['something nested deeply, for a request', 'var o = {}\nfor 100 { o = { o: o } }\nMk:api("i", o)', LIMIT_TEXTS.depth],
	['something large, for a request', 'Mk:api("i", { a: Arr:create(500000, 0) })', LIMIT_TEXTS.size],
	['a large text for a dialog', 'Mk:dialog("x".pad_start(200000), "")', LIMIT_TEXTS.size],
	['a source that is too long', `<: 1\n//${' '.repeat(100_000)}`, LIMIT_TEXTS.source],
];

/** An endless loop reaches the real limits (`HOSTILE`); wherever else it stands, lower ones show that it is ended. */
const LOOPS = [
	['an endless loop in a function that is called at once', '@f() { loop { f } }\nf()'],
	['an endless loop in an argument', '@f(a) { a }\nf(eval { loop { 1 } })'],
] as const;

async function expectEnd({ app, end }: ReturnType<typeof begin>, texts: string | readonly string[]): Promise<void> {
	expect(await end).toBe('ended');
	expect(app.errors).toHaveLength(1);
	expect([texts].flat()).toContain(app.errors[0]?.message);
}

it.each(HOSTILE)('%s', async (_, source, texts) => expectEnd(begin(source), texts));

it.each(LOOPS)('%s', async (_, source) => expectEnd(begin(source, strictCode), ENDLESS));

it('a program that loops leaves the app free, and can be stopped', async () => {
	const { app, end, stop } = begin('<: "begins"\nloop { 1 }');
	await expect.poll(() => app.lines).toEqual(['begins']);
	let longest = 0;
	let last = performance.now();
	for (let time = 0; time < 50; time++) {
		await new Promise(resolve => setTimeout(resolve, 5));
		longest = Math.max(longest, performance.now() - last - 5);
		last = performance.now();
	}
	stop();
	const outcome = await Promise.race([end, new Promise(resolve => setTimeout(resolve, 200, 'stopped'))]);
	expect(outcome).toBe('stopped');
	expect(app.lines).toEqual(['begins']);
	expect(longest).toBeLessThan(200 * MACHINE_SCALE);
});

it('a built-in function that takes too long ends with its worker', async () => {
	const { app, end } = begin(`let a = Arr:create(1000000, "x".pad_start(90000))
let b = "x".pad_start(90000)
loop { a.index_of(\`{b}y\`) }`);
	expect(['unresponsive', 'ended']).toContain(await end);
	expect(app.errors.length).toBeLessThan(2);
});

it('lines come in few reports, of which the last ones are kept', async () => {
	const { app, end } = begin('for 9000 { <: "x" }\n<: "last"');
	await end;
	expect(app.reports).toBeLessThan(50);
	expect(app.lines.length).toBeLessThan(9_001);
	expect(app.lines.at(-1)).toBe('last');
});

it('a program that asks again and again waits for each answer', async () => {
	const { app, stop } = begin('loop { Mk:dialog("a", "b") }');
	let open = 0;
	let most = 0;
	let asked = 0;
	app.tell = async () => {
		most = Math.max(most, ++open);
		asked++;
		await new Promise(resolve => setTimeout(resolve, 10));
		open--;
	};
	await expect.poll(() => asked).toBeGreaterThan(5);
	stop();
	expect(most).toBe(1);
});

it('nothing of JavaScript or of the worker can be reached', async () => {
	const names = ['constructor', '__proto__', 'prototype', 'self', 'globalThis', 'fetch', 'postMessage', 'Function'];
	const { app, end } = begin(
		[
			'let o = {}',
			...names.map(name => `<: exists ${name}`),
			...names.map(name => `<: o.${name}`),
			...names.map(name => `<: Obj:get(o, "${name}")`),
			'o.__proto__ = { polluted: true }',
			'<: ({}).polluted',
			'<: Json:parse(Json:stringify(o)).polluted',
		].join('\n'),
	);
	await end;
	expect(app.lines).toEqual([...names.map(() => 'false'), ...names.flatMap(() => ['null', 'null']), 'null', 'null']);
});

it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])('texts and arrays have no %s', async name => {
	for (const target of ['"a"', '[1]', '1', 'true', '@() { 1 }']) {
		const { app, end } = begin(`let v = ${target}\nv.${name}`);
		await end;
		expect(app.errors).toHaveLength(1);
		expect(app.errors[0]?.message).toMatch(/^No such prop|^Cannot read prop/);
	}
});

it('an error in a later call leaves the program alive, with its own limits', async () => {
	const source = `var n = 0
Ui:render([Ui:C:button({ text: "go", onClick: @() { n += 1
<: n
if n == 2 { loop { 1 } } } })])`;
	const { app, press } = begin(source, strictCode);
	await expect.poll(() => app.drawn.size).toBe(2);
	press('onClick');
	await expect.poll(() => app.lines).toEqual(['1']);
	press('onClick');
	await expect.poll(() => app.lines, { timeout: 15_000 }).toEqual(['1', '2', expect.stringMatching(/^Runtime: max /)]);
	press('onClick');
	await expect.poll(() => app.lines.at(-1)).toBe('3');
});
