/** A piece of a style sheet. `value` is what it says with escapes resolved; of functions and at-keywords the lower-case name. */
export interface CssToken {
	readonly type: 'string' | 'url' | 'badUrl' | 'function' | 'at' | 'open' | 'close' | 'space' | 'semicolon' | 'other';
	readonly start: number;
	readonly end: number;
	readonly value: string;
}

const ESCAPE = String.raw`\\(?:[0-9a-f]{1,6}[ \t\n]?|[^\n0-9a-f]|$)`;
const NAME = String.raw`(?:[\w\-]|[^\x00-\x7f]|${ESCAPE})`;
const NAME_START = String.raw`(?:[a-z_]|[^\x00-\x7f]|${ESCAPE})`;
/** The body of an address without quotes. Anything else in it makes it a bad one, which ends at the next parenthesis. */
const URL_BODY = String.raw`(?:[^\s"'()\\\x00-\x08\x0b\x0e-\x1f\x7f]|${ESCAPE})*`;

const sticky = (source: string) => new RegExp(source, 'iuy');

const RULES = {
	comment: sticky(String.raw`/\*(?:[^*]|\*(?!/))*(?:\*/|$)`),
	space: sticky(String.raw`[ \t\n]+`),
	string: sticky(String.raw`"(?:[^"\\\n]|\\\n|${ESCAPE})*"?|'(?:[^'\\\n]|\\\n|${ESCAPE})*'?`),
	commentOpen: sticky('<!--'),
	hash: sticky(`#${NAME}+`),
	at: sticky(`@(?:--|-?${NAME_START})${NAME}*`),
	name: sticky(`${NAME}+`),
	openUrl: sticky(String.raw`\([ \t\n]*(?!["' \t\n])`),
	urlBody: sticky(URL_BODY),
	urlEnd: sticky(String.raw`[ \t\n]*(?:\)|$)`),
	badUrlEnd: sticky(String.raw`(?:[^)\\]|\\\n|${ESCAPE})*\)?`),
} as const;

/**
 * Splits a style sheet as browsers do (CSS Syntax Level 3). Line ends must be `\n` and NUL be replaced, as browsers do
 * before it.
 */
export function cssTokens(css: string): CssToken[] {
	const tokens: CssToken[] = [];
	let at = 0;
	const take = (rule: keyof typeof RULES): string | null => {
		const regex = RULES[rule];
		regex.lastIndex = at;
		const found = regex.exec(css)?.[0];
		if (found === undefined) return null;
		at += found.length;
		return found;
	};
	const next = (start: number): Omit<CssToken, 'start' | 'end'> => {
		if (take('comment') !== null || take('space') !== null) return { type: 'space', value: '' };
		const string = take('string');
		if (string !== null) return { type: 'string', value: unescaped(unquoted(string)) };
		if (take('commentOpen') !== null || take('hash') !== null) return OTHER;
		const keyword = take('at');
		if (keyword !== null) return { type: 'at', value: unescaped(keyword.slice(1)).toLowerCase() };
		const name = take('name');
		if (name === null) {
			const character = css.charAt(start);
			at = start + 1;
			if ('([{'.includes(character)) return { type: 'open', value: character };
			if (')]}'.includes(character)) return { type: 'close', value: character };
			return character === ';' ? { type: 'semicolon', value: '' } : OTHER;
		}
		if (css.charAt(at) !== '(') return OTHER;
		const called = unescaped(name).toLowerCase();
		if (called !== 'url' || take('openUrl') === null) {
			at += 1;
			return { type: 'function', value: called };
		}
		const body = take('urlBody') ?? '';
		if (take('urlEnd') !== null) return { type: 'url', value: unescaped(body) };
		take('badUrlEnd');
		return { type: 'badUrl', value: '' };
	};
	while (at < css.length) {
		const start = at;
		const token = next(start);
		tokens.push({ ...token, start, end: at });
	}
	return tokens;
}

const OTHER = { type: 'other', value: '' } as const;

const unquoted = (string: string): string => {
	const isClosed = string.length > 1 && string.endsWith(string.charAt(0));
	return string.slice(1, isClosed ? -1 : undefined);
};

const unescaped = (text: string): string =>
	text.replace(/\\(?:([0-9a-f]{1,6})[ \t\n]?|(\n)|(.?))/giu, (_, hex?: string, line?: string, plain?: string) => {
		if (line !== undefined) return '';
		if (hex === undefined) return plain ?? '';
		const code = Number.parseInt(hex, 16);
		return code === 0 || code > 0x10ffff ? '\ufffd' : String.fromCodePoint(code);
	});
