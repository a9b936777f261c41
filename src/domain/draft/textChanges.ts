/** A replacement for the characters `from` to `to` of a text. */
export interface TextChange {
	readonly from: number;
	readonly to: number;
	readonly insert: string;
}

/** For larger differences the text is replaced as a whole: filling the table would take too long. */
const MOST_CELLS = 1_000_000;

/**
 * The changes that turn `base` into `next`, in order, with something unchanged between any two. Positions are code
 * points.
 */
export function textChanges(base: readonly string[], next: readonly string[]): TextChange[] {
	const most = Math.min(base.length, next.length);
	let start = 0;
	while (start < most && base[start] === next[start]) start++;
	let end = 0;
	while (end < most - start && base[base.length - 1 - end] === next[next.length - 1 - end]) end++;
	const old = base.slice(start, base.length - end);
	const now = next.slice(start, next.length - end);
	if (old.length === 0 && now.length === 0) return [];
	const isWhole = old.length === 0 || now.length === 0 || (old.length + 1) * (now.length + 1) > MOST_CELLS;
	if (isWhole) return [{ from: start, to: start + old.length, insert: now.join('') }];
	return gaps(old, now).map(({ from, to, insert }) => ({ from: from + start, to: to + start, insert }));
}

/** The parts between the letters of a longest common subsequence. */
function gaps(old: readonly string[], now: readonly string[]): TextChange[] {
	const width = now.length + 1;
	const common = new Uint16Array((old.length + 1) * width);
	const at = (i: number, j: number): number => common[i * width + j] ?? 0;
	for (let i = old.length - 1; i >= 0; i--) {
		for (let j = now.length - 1; j >= 0; j--) {
			common[i * width + j] = old[i] === now[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
		}
	}
	const changes: TextChange[] = [];
	let [i, j, from, begun] = [0, 0, 0, 0];
	const close = () => {
		if (i > from || j > begun) changes.push({ from, to: i, insert: now.slice(begun, j).join('') });
	};
	while (i < old.length && j < now.length) {
		if (old[i] === now[j]) {
			close();
			[i, j] = [i + 1, j + 1];
			[from, begun] = [i, j];
		} else if (at(i + 1, j) >= at(i, j + 1)) i++;
		else j++;
	}
	[i, j] = [old.length, now.length];
	close();
	return changes;
}
