/** A field of a CSV line; in quotes if it has to be. */
export const csvField = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** A line of a CSV file, with its line break. */
export const csvLine = (...fields: string[]): string => `${fields.map(csvField).join(',')}\n`;

/** The rows of a CSV text, without blank ones. A quoted field may contain commas, line breaks and doubled quotes. */
export function* csvRows(text: string): Generator<string[]> {
	let row: string[] = [];
	let at = text.startsWith('\uFEFF') ? 1 : 0;
	while (at < text.length) {
		const { field, end } = text[at] === '"' ? quoted(text, at) : plain(text, at);
		row.push(field);
		at = end;
		if (text[at] === ',') {
			at++;
			if (at < text.length && !isBreak(text[at])) continue;
			row.push('');
		}
		while (isBreak(text[at])) at++;
		if (row.some(part => part.trim() !== '')) yield row;
		row = [];
	}
}

const isBreak = (character: string | undefined): boolean => character === '\n' || character === '\r';

function plain(text: string, from: number): { field: string; end: number } {
	let end = from;
	while (end < text.length && text[end] !== ',' && !isBreak(text[end])) end++;
	return { field: text.slice(from, end), end };
}

/** What follows the closing quote belongs to the field, as sloppy writers leave it. */
function quoted(text: string, from: number): { field: string; end: number } {
	let field = '';
	let at = from + 1;
	for (;;) {
		const close = text.indexOf('"', at);
		if (close < 0) return { field: field + text.slice(at), end: text.length };
		field += text.slice(at, close);
		at = close + 1;
		if (text[at] !== '"') break;
		field += '"';
		at++;
	}
	const rest = plain(text, at);
	return { field: field + rest.field, end: rest.end };
}
