import type { Color } from './readable';

type Operation = (color: Color, amount: number) => Color;

const OPERATIONS: Readonly<Record<string, Operation>> = {
	darken: (color, amount) => color.darken(amount),
	lighten: (color, amount) => color.lighten(amount),
	alpha: (color, amount) => color.setAlpha(amount),
	hue: (color, amount) => color.spin(amount),
	saturate: (color, amount) => color.saturate(amount),
};

/** An operation with its amount, and the expression it is applied to. */
interface WrittenOperation {
	readonly apply: (color: Color) => Color;
	readonly on: string;
}

const AMOUNT = /^[+-]?(?:\d{1,6}(?:\.\d{0,20})?|\.\d{1,20})$/;

/** Reads `:darken<10<@panel`; null if it is no operation. */
export function readOperation(text: string): WrittenOperation | null {
	const [name = '', amount = '', ...on] = text.split('<');
	const operation =
		name.startsWith(':') && Object.hasOwn(OPERATIONS, name.slice(1)) ? OPERATIONS[name.slice(1)] : undefined;
	return operation && AMOUNT.test(amount.trim())
		? { apply: color => operation(color.clone(), Number(amount)), on: on.join('<').trim() }
		: null;
}
