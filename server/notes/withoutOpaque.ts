const OPENING = /```|`|<plain>|https?:\/\//g;
const INLINE_CODE = /`[^`\n]+`/y;
const ADDRESS = /https?:\/\/[^\s<>]+/y;
const PLAIN_END = '</plain>';
const FENCE = '```';

/**
 * The text with a space in place of each passage that isn't searched for mentions and hashtags: code, plain passages,
 * URLs. A single regex would scan the rest of the text for each opening without an end.
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

/** Where the passage that starts at a position ends; null if it has no end. */
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
