const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, each => ESCAPES[each] ?? each);

/** A page with further meta elements, by name. They come first, as the page's own scripts may read them. */
export function withMetas(html: string, metas: Readonly<Record<string, string>>): string {
	const elements = Object.entries(metas).map(
		([name, content]) => `<meta name="${escaped(name)}" content="${escaped(content)}">`,
	);
	// By a function, as `$` has a meaning in replacements.
	return html.replace('<head>', head => head + elements.join(''));
}
