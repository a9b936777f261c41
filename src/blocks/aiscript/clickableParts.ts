/** A part of a text with markup; with `event` one that can be pressed. */
export interface ClickablePart {
	/** Where it begins in the text. */
	readonly at: number;
	readonly text: string;
	readonly event?: string;
}

const OPENING = /\$\[clickable(?:\.ev=([^\s,\]]{1,100}))?\s/g;

/**
 * Splits a text at `$[clickable.ev=name …]`, which only texts of programs have. One that is within other markup, or
 * never ends, stays as it is.
 */
export function clickableParts(text: string): readonly ClickablePart[] {
	const parts: ClickablePart[] = [];
	let rest = 0;
	for (const match of text.matchAll(OPENING)) {
		if (match.index < rest || depthAt(text, rest, match.index) !== 0) continue;
		const from = match.index + match[0].length;
		const to = endOf(text, from);
		if (to < 0) continue;
		if (match.index > rest) parts.push({ at: rest, text: text.slice(rest, match.index) });
		parts.push({ at: match.index, text: text.slice(from, to), event: match[1] ?? '' });
		rest = to + 1;
	}
	if (rest < text.length) parts.push({ at: rest, text: text.slice(rest) });
	return parts;
}

/** How many functions are open. */
function depthAt(text: string, from: number, to: number): number {
	let depth = 0;
	for (let at = from; at < to; at++) {
		if (text.startsWith('$[', at)) depth++;
		else if (text[at] === ']' && depth > 0) depth--;
	}
	return depth;
}

/** Where the function that begins here is closed; -1 if it isn't. */
function endOf(text: string, from: number): number {
	let depth = 1;
	for (let at = from; at < text.length; at++) {
		if (text[at] === '[') depth++;
		else if (text[at] === ']' && --depth === 0) return at;
	}
	return -1;
}
