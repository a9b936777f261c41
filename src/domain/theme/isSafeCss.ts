/** Letters, digits and what shadows and borders are written with: nothing that ends a declaration or begins a block. */
const HARMLESS = /^[\w\s#.,%()+-]*$/;
const DRAWING = new Set(['rgb', 'rgba', 'hsl', 'hsla']);

/**
 * Whether CSS from a theme, which may be a stranger's, can do nothing but draw: it can't fetch anything, leave its
 * declaration, or refer to other properties unless allowed to.
 */
export function isSafeCss(css: string, { mayRefer = false } = {}): boolean {
	if (!HARMLESS.test(css) || /expression/i.test(css)) return false;
	return calledIn(css).every(name => DRAWING.has(name) || (mayRefer && name === 'var'));
}

/** The names in front of each opening parenthesis. */
const calledIn = (css: string): string[] =>
	css
		.split('(')
		.slice(0, -1)
		.map(before => before.split(/[^\w-]/).at(-1) ?? '');
