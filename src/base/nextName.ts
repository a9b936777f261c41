/**
 * The first unused name of `Mine`, `Mine 2`, `Mine 3`.
 * @param longest in UTF-16 units: what is before the number is cut off there
 */
export function nextName(name: string, taken: readonly string[], longest = Number.POSITIVE_INFINITY): string {
	const stem = name.replace(/ \d+$/, '');
	const numbered = (number: number) => {
		const end = ` ${number}`;
		return stem.slice(0, longest - end.length).trimEnd() + end;
	};
	let number = 2;
	while (taken.includes(numbered(number))) number++;
	return numbered(number);
}
