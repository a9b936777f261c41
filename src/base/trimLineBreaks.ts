/** The text without the line breaks at its beginning and end. */
export function trimLineBreaks(text: string): string {
	let [from, to] = [0, text.length];
	while (text[from] === '\n') from++;
	while (to > from && text[to - 1] === '\n') to--;
	return text.slice(from, to);
}
