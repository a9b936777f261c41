import { derivedColor } from './derivedColor';
import { NETWORK_FALLBACKS, NETWORK_NAMES, tokenOfNetworkName } from './networkNames';
import { parseColor } from './parseColor';
import type { Color } from './readable';
import { readOperation } from './readOperation';
import type { Theme } from './Theme';
import { ThemeError } from './ThemeError';

/** Deeper than any real expression. */
const MAX_OPERATIONS = 20;

/** The colors of a theme by name, resolved on demand. */
export class ThemeColors {
	readonly #props: Theme['props'];
	readonly #base: Theme['props'];
	readonly #known = new Map<string, Color>();
	/** Names that are being resolved, in order: one that is needed again refers to itself. */
	readonly #open = new Set<string>();

	/** @param base the props of the built-in theme that provides what is missing */
	constructor(props: Theme['props'], base: Theme['props']) {
		this.#props = props;
		this.#base = base;
	}

	/**
	 * The color of a prop, of a token under the network's name for it, of one that follows from others, or of the base.
	 * @param by the prop that refers to it, which an unknown name is the fault of
	 * @throws {ThemeError} naming the prop whose value is wrong
	 */
	color(name: string, by = name): Color {
		const known = this.#known.get(name);
		if (known) return known;
		if (this.#open.has(name)) throw new ThemeError('invalid', by);
		this.#open.add(name);
		try {
			const color = this.#resolve(name, by);
			this.#known.set(name, color);
			return color;
		} finally {
			this.#open.delete(name);
		}
	}

	/** Whether the theme itself sets a token, by our name or the network's. */
	sets(token: string): boolean {
		return writtenIn(this.#props, token) !== undefined;
	}

	/** Whether a token may be used to derive another one: not while it is itself being resolved. */
	isFree(token: string): boolean {
		return !this.#open.has(token) && !this.#open.has(networkName(token) ?? token);
	}

	#resolve(name: string, by: string): Color {
		const prop = writtenIn(this.#props, name);
		if (prop !== undefined) return this.#evaluate(this.#props[prop] ?? '', prop);
		const token = tokenOfNetworkName(name);
		if (token !== undefined) return this.color(token, by);
		const derived = derivedColor(name, this);
		if (derived) return derived;
		const given = own(this.#base, writtenIn(this.#base, name) ?? name) ?? own(NETWORK_FALLBACKS, name);
		if (given === undefined) throw new ThemeError('invalid', by);
		return this.#evaluate(given, name);
	}

	#evaluate(written: string, prop: string): Color {
		const operations: ((color: Color) => Color)[] = [];
		let rest = written.trim();
		for (let operation = readOperation(rest); operation !== null; operation = readOperation(rest)) {
			if (operations.length === MAX_OPERATIONS) throw new ThemeError('invalid', prop);
			operations.unshift(operation.apply);
			rest = operation.on;
		}
		return operations.reduce((color, apply) => apply(color), this.#operand(rest, prop));
	}

	#operand(written: string, prop: string): Color {
		if (written.startsWith('@')) return this.color(written.slice(1), prop);
		if (written.startsWith('$')) return this.color(written, prop);
		const color = parseColor(written.startsWith('"') ? written.slice(1) : written);
		if (!color) throw new ThemeError('invalid', prop);
		return color;
	}
}

const own = (values: Readonly<Record<string, string>>, name: string): string | undefined =>
	Object.hasOwn(values, name) ? values[name] : undefined;

/** The name of the prop that sets a token or another name. */
const writtenIn = (props: Theme['props'], name: string): string | undefined =>
	[name, networkName(name)].find(each => each !== undefined && Object.hasOwn(props, each));

const networkName = (token: string): string | undefined =>
	own(NETWORK_NAMES as Readonly<Record<string, string>>, token);
