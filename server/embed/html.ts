/** Escaped HTML. Only made by `html` and for our own script, so that nothing gets into a page unescaped. */
export class Html {
	readonly source: string;

	constructor(source: string) {
		this.source = source;
	}
}

/** A value in a template: text is escaped; null and false are left out. */
export type Piece = Html | string | number | null | false | undefined | readonly Piece[];

const ESCAPES: Readonly<Record<string, string>> = {
	'&': '&amp;',
	'<': '&lt;',
	'>': '&gt;',
	'"': '&quot;',
	"'": '&#39;',
};

const escapeText = (text: string): string => text.replace(/[&<>"']/g, found => ESCAPES[found] ?? found);

function sourceOf(piece: Piece): string {
	if (piece instanceof Html) return piece.source;
	if (piece === null || piece === undefined || piece === false) return '';
	if (typeof piece === 'object') return piece.map(sourceOf).join('');
	return escapeText(String(piece));
}

/** A template whose values are escaped, in content and in quoted attributes. */
export const html = (strings: TemplateStringsArray, ...pieces: readonly Piece[]): Html =>
	new Html(strings.map((string, index) => string + sourceOf(pieces[index])).join(''));
