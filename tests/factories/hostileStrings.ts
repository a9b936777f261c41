const MAX_LENGTH = 2900;

const fill = (piece: string, length = MAX_LENGTH) => piece.repeat(Math.max(1, Math.floor(length / piece.length)));

/** Openers of markup that are never closed. */
const OPENERS = [
	['[', '?[', '(', '<b>', '<i>', '<s>', '<small>', '<center>', '<plain>', '**', '***', '*', '__', '_', '~~', '`'],
	['```\n', '\\(', '\\[', '$[', '$[x2 ', '$[tada ', '$[spin.speed=0.01s ', '$[blur ', '> ', '>', '@', '@a', '#'],
	['#(', '#[', ':', ':a', 'https://', 'https://a(', '<https://', '[a](', '[a](https://', '「', '（', '\n>', ' search'],
].flat();

/** Functions with arguments that should be ignored. */
const FUNCTIONS = [
	['fg.color=zzz', 'fg.color=expression(alert(1))', 'bg.color=000000000', 'bg.color=url(https://evil.example)'],
	['border.width=99999999', 'border.width=-1', 'border.style=evil', 'border.radius=1e99', 'scale.x=1e99,y=1e99'],
	['scale.x=-99', 'scale.x=NaN', 'position.x=999999,y=-999999', 'position.x=Infinity', 'rotate.deg=1e308'],
	['spin.speed=-1s', 'spin.speed=0s', 'spin.speed=1e9s', 'spin.speed=1s;color:red', 'tada.speed=0.0001s'],
	['jelly.delay=99999s', 'font.evil', 'font.serif,monospace,cursive', 'flip.h,v', 'x4', 'blur', 'sparkle', 'rainbow'],
	['unixtime', 'ruby', '__proto__', 'constructor', 'toString', 'hasOwnProperty', 'script', 'style', 'x5', 'x9999'],
].flat();

const ADDRESSES = [
	['javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'data:text/html,<script>alert(1)</script>', 'vbscript:msgbox(1)'],
	['file:///etc/passwd', 'ftp://a.example', 'https://user:pass@a.example', 'https://bank.example@evil.example'],
	['https://a.example/%E2%80%AEgpj.exe', 'https://а.example', 'https://xn--80ak6aa92e.com', 'http://127.0.0.1:1/'],
	['http://[::1]/', 'https://a.example:99999/', 'https://', 'https:///', 'https://a.example\\@b.example'],
	['https://a.example/%', 'https://a.example/%00', 'https://a.example/"onmouseover="alert(1)', 'blob:https://a/b'],
	['//a.example', 'https://a.example/<script>', "https://a.example/'", 'https://a.example/\u202Egnp', 'about:blank'],
].flat();

const MARKUP = [
	['<script>alert(1)</script>', '<img src=x onerror=alert(1)>', '<svg/onload=alert(1)>', '"><b>', "';alert(1)//"],
	['<iframe src="javascript:alert(1)">', '<style>*{display:none}</style>', '</article></div></body>', '&lt;&amp;&#0;'],
	['{{constructor.constructor("alert(1)")()}}', '{name}', '{{count}}', '$t(note.reply)', '#{alert(1)}', '%s%s%n'],
	['<!--', ']]>', '<![CDATA[', '<math><mi/></math>', '<a href="javascript:alert(1)">a</a>', '<base href=//evil>'],
].flat();

const NAMES = ['__proto__', 'constructor', 'toString', 'valueOf', 'hasOwnProperty', 'a'.repeat(200), '+1', '-', '_'];

/** Bidi controls, joiners, invisible and combining characters, lone halves of pairs. */
const CHARACTERS = [
	['\u202E', '\u202D', '\u202B', '\u2066', '\u2067', '\u2068', '\u200F', '\u061C', '\u200B', '\u200C', '\u200D'],
	['\u2060', '\uFEFF', '\u00AD', '\u034F', '\u3164', '\u2800', '\u2028', '\u2029', '\u0085', '\u0301', '\u0489'],
	['\u0E47', '\u0F74', '\uFE0F', '\u20E3', '\uD83D', '\uDE00', '\uFFFD', '\uFFFE', '\u0001', '\u001B', '\u007F'],
	['\u{E0041}', '\u{1F3FB}', '\u{1F1EF}', '﷽', '𒐫', '꧅', '⸻', 'ﷺ', '🏴‍☠️', '👨‍👩‍👧‍👦', '🏳️‍🌈', '☺️', '©'],
].flat();

const zalgo = (text: string, height: number) =>
	Array.from(text, char => char + Array.from({ length: height }, (_, index) => mark(index)).join('')).join('');
const mark = (index: number) => String.fromCharCode(0x300 + ((index * 7) % 0x70));

const nested = (open: string, close: string, depth: number) => `${open.repeat(depth)}x${close.repeat(depth)}`;

const families: readonly string[][] = [
	OPENERS.map(opener => fill(opener)),
	OPENERS.map(opener => fill(opener, 200)),
	OPENERS.map(opener => `words before ${opener} and words after`),
	OPENERS.map((opener, index) => fill(`${opener}${OPENERS[(index * 7 + 3) % OPENERS.length] ?? ''}`, 900)),
	FUNCTIONS.map(fn => `$[${fn} text]`),
	FUNCTIONS.map(fn => nested(`$[${fn} `, ']', 60)),
	FUNCTIONS.map(fn => fill(`$[${fn} a] `, 1200)),
	ADDRESSES.map(address => address),
	ADDRESSES.map(address => `[innocent label](${address}) ?[silent](${address}) <${address}>`),
	MARKUP,
	MARKUP.map(markup => fill(markup, 800)),
	NAMES.flatMap(name => [`:${name}:`, `@${name}`, `@${name}@${name}.example`, `#${name}`, `$[${name} ${name}]`]),
	CHARACTERS.map(char => fill(char)),
	CHARACTERS.map(char => fill(`a${char}`, 600)),
	CHARACTERS.map(char => `@mara${char}evil says https://a.example/${char}b #tag${char} **${char}**`),
	[1, 5, 20, 60, 200].map(height => zalgo('He comes', height)),
	['W', '漢', 'ـ', 'ไ', '😀', '\n', ' \n', '\t', '　', '.', '-', '／', '🇯🇵', '1️⃣', 'ａ', 'ß', 'ﬁ', 'İ'].map(char =>
		fill(char),
	),
	['b', 'i', 's', 'small', 'center', 'plain'].map(tag => nested(`<${tag}>`, `</${tag}>`, 150)),
	[10, 100, 1000].flatMap(count => [fill('@a@b.example ', count), fill('#tag ', count), fill(':a: ', count)]),
	[10, 100, 1000].flatMap(count => [fill('https://a.example/b ', count), fill('> quote\n', count), fill('😀', count)]),
];

/** 500 texts that break clients, or try to: each at most 2,900 characters, none blank, none twice. */
export const hostileStrings: readonly string[] = [...new Set(families.flat())]
	.map(text => (text.trim() === '' ? `.${text.slice(1)}` : text))
	.slice(0, 500);
