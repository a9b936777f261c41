import tinycolor from 'tinycolor2';
import { chartPaper } from './chartPaper';
import { nightWatch } from './nightWatch';
import type { CompiledTheme, Theme } from './Theme';

/** A prop that gives no colour: an unknown reference or operation, a circular reference, or an invalid colour. */
export class ThemeError extends Error {
	override name = 'ThemeError';
	constructor(readonly prop: string) {
		super(`The theme's "${prop}" is not a colour.`);
	}
}

type Operation = (colour: tinycolor.Instance, amount: number) => tinycolor.Instance;

const operations: Readonly<Record<string, Operation>> = {
	darken: (colour, amount) => colour.darken(amount),
	lighten: (colour, amount) => colour.lighten(amount),
	alpha: (colour, amount) => colour.setAlpha(amount),
	hue: (colour, amount) => colour.spin(amount),
	saturate: (colour, amount) => colour.saturate(amount),
};

// Deeper than any real theme; also ends circular references.
const MAX_DEPTH = 20;

// Themes come from strangers: their CSS may draw shadows, but not fetch anything or leave its declaration.
const UNSAFE_CSS = /[;{}\\<>@]|url|image|src|expression/i;

/**
 * The custom properties of a theme, with props it lacks taken from the built-in theme of its base. Only loaded for
 * custom themes, as tokens.css has the two built-in ones.
 * @throws {ThemeError}
 */
export function compileTheme(theme: Theme): CompiledTheme {
	const props = { ...(theme.base === 'dark' ? nightWatch : chartPaper).props, ...theme.props };

	function resolve(prop: string, value: string, depth: number): tinycolor.Instance {
		if (depth > MAX_DEPTH) throw new ThemeError(prop);
		if (value.startsWith('@')) {
			const target = Object.hasOwn(props, value.slice(1)) ? props[value.slice(1)] : undefined;
			if (target === undefined) throw new ThemeError(prop);
			return resolve(prop, target, depth + 1);
		}
		if (value.startsWith(':')) {
			const [name = '', amount = '', ...rest] = value.slice(1).split('<');
			const operation = Object.hasOwn(operations, name) ? operations[name] : undefined;
			if (operation === undefined || amount.trim() === '' || !Number.isFinite(Number(amount)))
				throw new ThemeError(prop);
			return operation(resolve(prop, rest.join('<'), depth + 1), Number(amount));
		}
		const colour = tinycolor(value);
		if (!colour.isValid()) throw new ThemeError(prop);
		return colour;
	}

	return Object.fromEntries(
		Object.entries(props).map(([prop, value]) => [customProperty(prop), compile(prop, value)]),
	) as CompiledTheme;

	function compile(prop: string, value: string): string {
		if (value.startsWith('"')) {
			if (UNSAFE_CSS.test(value)) throw new ThemeError(prop);
			return value.slice(1).trim();
		}
		const colour = resolve(prop, value, 0);
		return colour.getAlpha() === 1 ? colour.toHexString() : colour.toHex8String();
	}
}

/** `accentSoft` → `--accent-soft`. */
function customProperty(prop: string): `--${string}` {
	return `--${prop.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`).replace(/[^\w-]/g, '')}`;
}
