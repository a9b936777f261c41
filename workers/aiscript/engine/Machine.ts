import { type Ast, errors, Interpreter, type Scope, utils, values } from '@syuilo/aiscript';
import { getPrimProp } from '@syuilo/aiscript/interpreter/primitive-props.js';
import { LIMITS } from '../limits';
import { type Bounds, boundProperty } from './boundProperty';
import { boundStandard } from './boundStandard';
import type { Allowance, Calls } from './Calls';
import { Frames } from './Frames';
import type { Layers, Value } from './holdings';
import { LimitError } from './LimitError';
import { Memory } from './Memory';
import { StoppedError } from './StoppedError';
import { allowCharacters, allowText } from './sizes';

type Evaluate = (node: Ast.Node, scope: Scope) => Promise<Value>;
type Function = Extract<Value, { type: 'fn' }>;

/**
 * The package's interpreter under our limits. Each of its steps passes through here first: it is counted, computes no longer
 * than it may, lets other messages in now and then instead of the package's own pauses of 5 ms (which never come, as its
 * count of steps is set back each time), and its place is noted where it fails. What needs no waiting is answered at once.
 */
export class Machine {
	readonly memory: Memory;
	/** What native functions keep for later, such as a timer's function. */
	readonly kept = new Set<() => Iterable<Value>>();
	readonly #interpreter: Interpreter;
	readonly #calls: Calls;
	readonly #frames = new Frames();
	readonly #bounds: Bounds;
	readonly #places = new WeakMap<object, number>();
	#inFlight = 0;
	readonly #evaluate: Evaluate;
	readonly #callFunction: (fn: Function, args: Value[]) => Promise<Value>;
	readonly #natively: Parameters<NonNullable<Function['native']>>[1];

	/** @param natives added to the interpreter's own functions, instead of those of the same names */
	constructor(calls: Calls, natives: Readonly<Record<string, Value>>) {
		this.#calls = calls;
		const interpreter = new Interpreter({});
		this.#interpreter = interpreter;
		this.memory = new Memory({
			values: () => [...this.#frames.values(), ...[...this.kept].flatMap(keep => [...keep()])],
			scopes: () => [interpreter.scope, ...this.#frames.scopes()],
			layersOf: (scope): Layers => Reflect.get(scope, 'layerdStates'),
		});
		this.#bounds = { memory: this.memory, kept: this.kept, within: work => this.#callWithin(work) };
		boundStandard(interpreter.scope, this.memory);
		for (const [name, value] of Object.entries(natives)) addConstant(interpreter.scope, name, value);
		this.#evaluate = Reflect.get(interpreter, '_eval');
		this.#callFunction = Reflect.get(interpreter, '_fn');
		this.#natively = {
			call: (fn, args) => interpreter.execFnSimple(fn, args),
			topCall: (fn, args) => interpreter.execFn(fn, args),
			registerAbortHandler: handler => interpreter.registerAbortHandler(handler),
			unregisterAbortHandler: handler => interpreter.unregisterAbortHandler(handler),
		};
		// The package calls them by these names, and waits for what they return.
		Object.defineProperty(interpreter, '_eval', { value: this.#step });
		Object.defineProperty(interpreter, '_run', { value: this.#runBlock });
	}

	/** Runs the whole program as one call. @throws whatever fails in it */
	async run(nodes: Ast.Node[], allowance?: Allowance): Promise<void> {
		await this.#calls.run(() => this.#interpreter.exec(nodes), allowance).finally(() => this.#forget());
	}

	/** Calls one of its functions, once no other call computes, if it is wanted then. @throws whatever fails in it */
	callFromOutside(fn: Function, args: Value[], allowance?: Allowance, isWanted = () => true): Promise<Value> {
		const keep = () => [fn, ...args];
		this.kept.add(keep);
		return this.#calls
			.run(
				() => (isWanted() ? this.#interpreter.execFnSimple(fn, args) : Promise.resolve<Value>(values.NULL)),
				allowance,
			)
			.finally(() => {
				this.kept.delete(keep);
				this.#forget();
			});
	}

	#forget(): void {
		if (!this.#calls.isBusy) this.#frames.clear();
	}

	/** Where in the source the innermost part stands that failed with this error; undefined if it isn't known. */
	placeOf(error: unknown): number | undefined {
		return typeof error === 'object' && error !== null ? this.#places.get(error) : undefined;
	}

	readonly #step = (node: Ast.Node, scope: Scope): Value | Promise<Value> => {
		try {
			const turn = this.#calls.step();
			this.#interpreter.stepCount = 0;
			if (this.#inFlight > LIMITS.inFlight) throw new LimitError('recursion', true);
			const isLater = turn || this.memory.isOver;
			const result = isLater ? this.#evaluateLater(turn, node, scope) : this.#evaluateBounded(node, scope);
			if (result instanceof Promise) this.#track(result, node, scope);
			else this.#frames.keep(result, node, scope);
			return result;
		} catch (error) {
			this.#notePlace(error, node);
			throw error;
		}
	};

	#track(result: Promise<Value>, node: Ast.Node, scope: Scope): void {
		this.#inFlight++;
		result.then(
			value => {
				this.#inFlight--;
				this.#frames.keep(value, node, scope);
			},
			error => {
				this.#inFlight--;
				this.#notePlace(error, node);
			},
		);
	}

	readonly #runBlock = async (nodes: readonly Ast.Node[], scope: Scope): Promise<Value> => {
		this.#frames.enter(scope);
		try {
			let value: Value = values.NULL;
			for (const node of nodes) {
				this.#frames.begin(scope);
				const result = this.#step(node, scope);
				value = result instanceof Promise ? await result : result;
				if (value.type === 'return' || value.type === 'break' || value.type === 'continue') break;
			}
			return value;
		} finally {
			this.#frames.leave(scope);
		}
	};

	async #evaluateLater(turn: Promise<void> | undefined, node: Ast.Node, scope: Scope): Promise<Value> {
		await turn;
		this.memory.check();
		return this.#evaluateBounded(node, scope);
	}

	/** What can make or lengthen something is done here or counted, the rest by the package. */
	#evaluateBounded(node: Ast.Node, scope: Scope): Value | Promise<Value> {
		switch (node.type) {
			case 'identifier':
				return scope.get(node.name);
			case 'null':
				return values.NULL;
			case 'bool':
				return values.BOOL(node.value);
			case 'num':
				return values.NUM(node.value);
			case 'str':
				return values.STR(node.value);
			case 'call':
				return this.#call(node, scope);
			case 'prop':
				return this.#property(node, scope);
			case 'tmpl':
				return this.#template(node, scope);
			case 'arr':
				this.memory.addSlots(1 + node.value.length);
				break;
			case 'obj':
				this.memory.addSlots(1 + 2 * node.value.size);
				break;
			case 'for':
			case 'each':
				this.#frames.ignoreValuesOf(node.for);
				break;
			case 'fn':
				this.memory.addSlots(3);
				break;
			case 'assign':
				if (node.dest.type !== 'identifier') this.memory.addSlots(2);
				break;
		}
		return this.#evaluate(node, scope);
	}

	#call(node: Ast.Call, scope: Scope): Value | Promise<Value> {
		const callee = this.#step(node.target, scope);
		if (callee instanceof Promise) return callee.then(fn => this.#callWith(fn, node, scope));
		return this.#callWith(callee, node, scope);
	}

	#callWith(callee: Value, node: Ast.Call, scope: Scope): Value | Promise<Value> {
		utils.assertFunction(callee);
		const args = node.args.map(arg => this.#step(arg, scope));
		if (args.every(isThere)) return this.#apply(callee, args);
		const all = args.map(async arg => arg);
		return Promise.all(all).then(given => this.#apply(callee, given));
	}

	#apply(callee: Function, args: Value[]): Value | Promise<Value> {
		if (!callee.native) return this.#callFunction(callee, args);
		return callee.native(args, this.#natively) ?? values.NULL;
	}

	#property(node: Ast.Prop, scope: Scope): Value | Promise<Value> {
		const target = this.#step(node.target, scope);
		if (target instanceof Promise) return target.then(value => this.#propertyOf(value, node.name));
		return this.#propertyOf(target, node.name);
	}

	#propertyOf(target: Value, name: string): Value {
		if (utils.isObject(target)) return target.value.get(name) ?? values.NULL;
		return boundProperty(target, name, this.#bounds) ?? getPrimProp(target, name);
	}

	/** A call that a built-in function makes is a step, also where the function called has none. */
	async #callWithin(call: () => Promise<Value>): Promise<Value> {
		if (this.#inFlight > LIMITS.inFlight) throw new LimitError('recursion', true);
		this.#inFlight++;
		try {
			await this.#calls.step();
			this.memory.check();
			return await call();
		} finally {
			this.#inFlight--;
		}
	}

	async #template(node: Ast.Tmpl, scope: Scope): Promise<Value> {
		let text = '';
		for (const part of node.tmpl) {
			if (typeof part === 'string') {
				text += part;
				continue;
			}
			const result = this.#step(part, scope);
			const value = result instanceof Promise ? await result : result;
			if (value.type !== 'str') allowText(value);
			allowCharacters(text.length + (value.type === 'str' ? value.value.length : 0));
			text += utils.reprValue(value);
		}
		allowCharacters(text.length);
		const made = values.STR(text);
		this.memory.add(made);
		return made;
	}

	#notePlace(error: unknown, node: Ast.Node): void {
		if (typeof error !== 'object' || error === null || error instanceof StoppedError) return;
		if (node.loc && !this.#places.has(error)) this.#places.set(error, node.loc.start);
	}
}

const isThere = (result: Value | Promise<Value>): result is Value => !(result instanceof Promise);

function addConstant(scope: Scope, name: string, value: Value): void {
	if (scope.exists(name)) replaceConstant(scope, name, value);
	else scope.add(name, { isMutable: false, value });
}

/** The interpreter has no other way to leave out a function of its own. */
function replaceConstant(scope: Scope, name: string, value: Value): void {
	const variable = scope.getAll().get(name);
	if (!variable) throw new errors.AiScriptRuntimeError(`No such variable '${name}'`);
	Object.assign(variable, { value });
}
