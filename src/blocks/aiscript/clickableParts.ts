/** A part of a text with markup; with `event` one that can be pressed. */
export interface ClickablePart {
	/** Where it begins in the text. */
	readonly at: number;
	readonly text: string;
	readonly event?: string;
}

const OPENING = '$[clickable';
/** What stands between it and its text. */
const EVENT = /^(?:\.ev=([^\s,\]]{1,100}))?$/;
const HEAD_MAX = 110;

/**
 * Splits a text at `$[clickable.ev=name …]`, which only texts of programs have. One that is within other markup, or
 * never ends, stays as it is.
 */
export function clickableParts(text: string): readonly ClickablePart[] {
	const parts: ClickablePart[] = [];
	let rest = 0;
	/** How many brackets are open, and the clickable part that the outermost one began. */
	let depth = 0;
	let open: { readonly from: number; readonly textFrom: number; readonly event: string } | null = null;
	for (let at = 0; at < text.length; at++) {
		if (text[at] === '[') {
			depth++;
			if (depth === 1) open = openingAt(text, at - 1);
		} else if (text[at] === ']' && depth > 0 && --depth === 0 && open) {
			const { from, textFrom, event } = open;
			if (from > rest) parts.push({ at: rest, text: text.slice(rest, from) });
			parts.push({ at: from, text: text.slice(textFrom, at), event });
			rest = at + 1;
			open = null;
		}
	}
	if (rest < text.length) parts.push({ at: rest, text: text.slice(rest) });
	return parts;
}

/** The clickable part that begins here, if one does. */
function openingAt(text: string, from: number) {
	if (!text.startsWith(OPENING, from)) return null;
	const headFrom = from + OPENING.length;
	const length = text.slice(headFrom, headFrom + HEAD_MAX).search(/\s/);
	const head = length < 0 ? null : EVENT.exec(text.slice(headFrom, headFrom + length));
	return head && { from, textFrom: headFrom + length + 1, event: head[1] ?? '' };
}
