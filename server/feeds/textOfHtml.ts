import { Parser } from 'htmlparser2';

/** Elements whose text stands by itself. */
export const BLOCKS: ReadonlySet<string> = new Set([
	...['address', 'article', 'aside', 'blockquote', 'br', 'dd', 'details', 'div', 'dl', 'dt', 'figcaption', 'figure'],
	...['footer', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'header', 'hr', 'li', 'main', 'nav', 'ol', 'p', 'pre', 'section'],
	...['summary', 'table', 'td', 'th', 'tr', 'ul'],
]);
const UNREAD = new Set(['script', 'style', 'template']);

/** The text of HTML in one line, without markup. */
export function textOfHtml(source: string): string {
	let text = '';
	let unread = 0;
	const parser = new Parser({
		onopentag(tag) {
			if (UNREAD.has(tag)) unread++;
			if (BLOCKS.has(tag)) text += ' ';
		},
		ontext(part) {
			if (unread === 0) text += part;
		},
		onclosetag(tag) {
			if (UNREAD.has(tag)) unread--;
			if (BLOCKS.has(tag)) text += ' ';
		},
	});
	parser.end(source);
	return text.replace(/\s+/g, ' ').trim();
}
