import type { CodeKind } from '@workers/code/code.protocol';

/** A piece of a program; joined, they are the program. */
export interface ScriptToken {
	/** Where it begins. */
	readonly at: number;
	/** Null for what has no colour. */
	readonly kind: CodeKind | null;
	readonly text: string;
}

const KEYWORDS = new Set(
	'let var if elif else for each loop break continue return match case default eval exists null true false'.split(' '),
);
const CONSTANTS = new Set(['null', 'true', 'false']);
/** Comments, metadata, texts, templates, numbers, names (also with a namespace), signs. Each ends at once where it can. */
const TOKEN =
	/(\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$))|("(?:[^"\\]|\\[\s\S])*"?|'(?:[^'\\]|\\[\s\S])*'?|`(?:[^`\\]|\\[\s\S])*`?)|(\d+(?:\.\d+)?)|([A-Za-z_]\w*(?::[A-Za-z_]\w*)*)|(<:|=>|[-+*/%^<>=!&|@{}()[\].,:#]+)/g;

/** Tells the parts of a program by how they look, whether it can be parsed or not. */
export function highlightScript(source: string): readonly ScriptToken[] {
	const tokens: ScriptToken[] = [];
	let rest = 0;
	for (const match of source.matchAll(TOKEN)) {
		const { index: at } = match;
		if (at > rest) tokens.push({ at: rest, kind: null, text: source.slice(rest, at) });
		tokens.push({ at, kind: kindOf(match), text: match[0] });
		rest = at + match[0].length;
	}
	if (rest < source.length) tokens.push({ at: rest, kind: null, text: source.slice(rest) });
	return tokens;
}

function kindOf([, comment, quoted, number, name]: RegExpMatchArray): CodeKind | null {
	if (comment !== undefined) return 'comment';
	if (quoted !== undefined) return 'string';
	if (number !== undefined) return 'constant';
	if (name === undefined) return 'punctuation';
	if (CONSTANTS.has(name)) return 'constant';
	if (KEYWORDS.has(name)) return 'keyword';
	return name.includes(':') ? 'function' : null;
}
