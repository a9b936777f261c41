const OPENING = /```|`|<plain>|https?:\/\//g;
const INLINE_CODE = /`[^`\n]+`/y;
const ADDRESS = /https?:\/\/[^\s<>]+/y;
const PLAIN_END = '</plain>';
const FENCE = '```';

/**
 * A text with a space for each passage where no people and tags are looked for: code, plain passages, addresses. One
 * expression for all of it would look through the rest of the text once for each beginning that has no end.
 */
export function withoutOpaque(text: string): string {
	const lastPlainEnd = text.lastIndexOf(PLAIN_END);
	let clear = '';
	let from = 0;
	OPENING.lastIndex = 0;
	for (let found = OPENING.exec(text); found; found = OPENING.exec(text)) {
		const end = endOf(text, found[0], found.index, lastPlainEnd);
		if (end === null) {
			OPENING.lastIndex = found.index + 1;
			continue;
		}
		clear += `${text.slice(from, found.index)} `;
		from = end;
		OPENING.lastIndex = end;
	}
	return clear + text.slice(from);
}

/** Where the passage ends that begins at a place; null: it does not. */
function endOf(text: string, opening: string, at: number, lastPlainEnd: number): number | null {
	if (opening === '<plain>') return at < lastPlainEnd ? text.indexOf(PLAIN_END, at) + PLAIN_END.length : null;
	if (opening === FENCE) {
		const end = text.indexOf(FENCE, at + FENCE.length);
		return end < 0 ? null : end + FENCE.length;
	}
	const form = opening === '`' ? INLINE_CODE : ADDRESS;
	form.lastIndex = at;
	return form.test(text) ? form.lastIndex : null;
}
