/**
 * The child process that runs a program in the interpreter's package: `fork`ed, gets one message with the program, responds
 * with what it printed last. Nothing is limited; only the package's pauses are replaced, as the app replaces them.
 */

import { type Ast, Interpreter, Parser, type Scope } from '@syuilo/aiscript';
import { takeTurn } from '@workers/aiscript/engine/takeTurn';

export interface InterpretingReport {
	readonly printed: string;
	readonly steps: number;
}

type Evaluate = (node: Ast.Node, scope: Scope) => Promise<unknown>;

/** As in the app's `engine/Calls`. */
const SLICE_MS = 8;
const CLOCK_EVERY = 16;

async function interpret(source: string): Promise<InterpretingReport> {
	let printed = '';
	const interpreter = new Interpreter(
		{},
		{
			out: value => {
				printed = value.type === 'str' ? value.value : value.type;
			},
		},
	);
	const evaluate: Evaluate = Reflect.get(interpreter, '_eval');
	let steps = 0;
	let lastTurn = performance.now();
	const afterTurn = async (node: Ast.Node, scope: Scope) => {
		await takeTurn();
		lastTurn = performance.now();
		return evaluate(node, scope);
	};
	// The package calls it by this name, and would pause for 5 ms at every 300th step of its own count.
	Object.defineProperty(interpreter, '_eval', {
		value: (node: Ast.Node, scope: Scope) => {
			interpreter.stepCount = 0;
			const isDue = ++steps % CLOCK_EVERY === 0 && performance.now() - lastTurn > SLICE_MS;
			return isDue ? afterTurn(node, scope) : evaluate(node, scope);
		},
	});
	await interpreter.exec(Parser.parse(source));
	return { printed, steps };
}

// A listener that stays keeps the process alive while only a turn is waited for.
process.on('message', source => {
	interpret(String(source)).then(
		report => process.send?.(report, () => process.disconnect()),
		error => {
			console.error(error);
			process.exit(1);
		},
	);
});
