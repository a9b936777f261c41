import { foldText } from '@/base/foldText';

interface MarkedPart {
	readonly from: number;
	readonly part: string;
	readonly isMarked: boolean;
}

/** A title in parts, with those marked that a word of the query names. */
export function marked(title: string, query: string): readonly MarkedPart[] {
	const folded = foldText(title);
	const words = foldText(query).split(/\s+/).filter(Boolean);
	// Where folding changes the length, places don't tell anything.
	if (words.length === 0 || folded.length !== title.length) return [{ from: 0, part: title, isMarked: false }];
	const isIn = Array.from({ length: title.length }, () => false);
	for (const word of words) {
		const at = folded.indexOf(word);
		if (at >= 0) isIn.fill(true, at, at + word.length);
	}
	const parts: MarkedPart[] = [];
	for (let from = 0, to = 0; from < title.length; from = to) {
		while (to < title.length && isIn[to] === isIn[from]) to++;
		parts.push({ from, part: title.slice(from, to), isMarked: isIn[from] === true });
	}
	return parts;
}
