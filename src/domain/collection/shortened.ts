/** A plain text in one line, cut at a number of characters. */
export function shortened(text: string, length: number): string {
	const letters = [...text.trim().replaceAll(/\s+/g, ' ')];
	return letters.length <= length ? letters.join('') : `${letters.slice(0, length).join('').trimEnd()}…`;
}
