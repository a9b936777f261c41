import { type CssToken, cssTokens } from './cssTokens';

/** What was left out of a style sheet: an `@import`, or an address that isn't `data:`. Lines count from 1. */
export interface DroppedCss {
	readonly what: 'import' | 'address';
	readonly line: number;
}

interface CleanCss {
	readonly css: string;
	readonly dropped: readonly DroppedCss[];
}

/** Stands in for an address, so that the rest of its declaration counts. */
const NOTHING = ' url("data:,") ';

/**
 * Functions that load what their texts name. Browsers differ on which characters beyond ASCII end a name, so that only
 * what follows the last of these counts.
 */
const LOADS = /(?:^|[^\p{ASCII}])(?:url|src|image|(?:-\w+-)?image-(?:set|rect))$/u;
/** What may be inside of these; anything else, such as `var()`, could bring an address in. */
const HARMLESS = /^(?:type|url|(?:-webkit-)?(?:repeating-)?(?:linear|radial|conic)-gradient|rgba?|hsla?|calc)$/;

const CLOSES: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

/** The style sheet without what loads anything from elsewhere (rules/appearance#custom-css). */
export function cleanCss(source: string): CleanCss {
	const css = source.replace(/\r\n?|\f/g, '\n').replaceAll('\0', '\ufffd');
	const tokens = cssTokens(css);
	const dropped: DroppedCss[] = [];
	const drop = (what: DroppedCss['what'], { start }: CssToken) =>
		dropped.push({ what, line: css.slice(0, start).split('\n').length });
	let clean = '';
	for (let index = 0; index < tokens.length; index += 1) {
		const token = tokens[index] as CssToken;
		if (token.type === 'at' && /^import(?:$|[^\p{ASCII}])/u.test(token.value)) {
			drop('import', token);
			index = endOfRule(tokens, index);
			// A space, so that its neighbours don't become one word.
			clean += ' ';
		} else if (token.type === 'badUrl' || (token.type === 'url' && !isData(token))) {
			drop('address', token);
			clean += NOTHING;
		} else if (token.type === 'function' && LOADS.test(token.value)) {
			const end = endOfBlock(tokens, index);
			if (isHarmless(tokens.slice(index, end + 1))) clean += css.slice(token.start, tokens[end]?.end);
			else {
				drop('address', token);
				clean += NOTHING;
			}
			index = end;
		} else clean += css.slice(token.start, token.end);
	}
	return { css: clean, dropped };
}

const isData = ({ value }: CssToken): boolean => /^data:/i.test(value);

/** Whether a function that loads names nothing but data. Its last token closes it, unless the style sheet ends there. */
function isHarmless(tokens: readonly CssToken[]): boolean {
	const isAddress = /(?:url|src)$/.test(tokens[0]?.value ?? '');
	if (isAddress && !tokens.some(({ type }) => type === 'string')) return false;
	return tokens.every((token, index) => {
		switch (token.type) {
			case 'string':
				return isData(token) || tokens[index - 1]?.value === 'type';
			case 'url':
				return isData(token);
			case 'function':
				return index === 0 || (!isAddress && HARMLESS.test(token.value));
			case 'space':
			case 'close':
				return true;
			case 'other':
				return !isAddress;
			default:
				return false;
		}
	});
}

/** The index of the token that closes the block or function that begins at `from`. */
function endOfBlock(tokens: readonly CssToken[], from: number): number {
	const open: string[] = [];
	for (let index = from; index < tokens.length; index += 1) {
		const { type, value } = tokens[index] as CssToken;
		if (type === 'function') open.push(')');
		else if (type === 'open') open.push(CLOSES[value] ?? '');
		else if (type === 'close' && open.at(-1) === value) open.pop();
		if (open.length === 0) return index;
	}
	return tokens.length - 1;
}

/** The index of the last token of the rule that begins at `from`: a semicolon, a block, or what is before the end of the outer one. */
function endOfRule(tokens: readonly CssToken[], from: number): number {
	for (let index = from + 1; index < tokens.length; index += 1) {
		const { type, value } = tokens[index] as CssToken;
		if (type === 'semicolon') return index;
		if (type === 'close' && value === '}') return index - 1;
		if (type === 'function' || type === 'open') {
			index = endOfBlock(tokens, index);
			if (value === '{') return index;
		}
	}
	return tokens.length - 1;
}
