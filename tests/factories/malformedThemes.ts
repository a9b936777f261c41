import fc from 'fast-check';
import JSON5 from 'json5';
import { networkThemes } from './networkThemes';

/** A text that is no theme, with the message that says why. */
export interface MalformedTheme {
	readonly text: string;
	readonly message: string;
}

/** So that a failure can be looked at again. */
const SEED = 19;
/** Of each kind. */
const RUNS = 60;
const LONGEST_SHOWN = 40;

const NO_JSON = 'Failed to parse theme json';
const NO_THEME = 'This theme is invaild';

type Fields = Readonly<Record<string, unknown>> & { readonly props: Readonly<Record<string, unknown>> };

const network = fc.constantFrom(...networkThemes);
const fields = network.map(text => JSON5.parse<Fields>(text));

const noJson = (text: string): MalformedTheme => ({ text, message: NO_JSON });
const wrong = (theme: unknown, token?: string): MalformedTheme => ({
	text: JSON5.stringify(theme),
	message: token === undefined ? NO_THEME : `${NO_THEME}: ${shown(token)}`,
});
const shown = (token: string) => (token.length > LONGEST_SHOWN ? `${token.slice(0, LONGEST_SHOWN)}…` : token);

/** Copied in part, twice, or with something of another language. */
const texts = fc
	.tuple(
		network,
		fc.nat(),
		fc.constantFrom<(text: string, at: number) => string>(
			(text, at) => text.slice(0, Math.max(1, at % text.lastIndexOf('}'))),
			text => text.slice(text.indexOf('{') + 1),
			text => `${text}\n${text}`,
			text => `${text}}`,
			text => text.replace('{', '{ ,'),
			text => text.replace('{', '{ </style>'),
			text => text.replace('props:', 'props').replace('"props":', '"props"'),
			text => text.replace('{', '{ id: undefined, '),
			text => text.replace('{', '{ "\\u{7}": 1, '),
			text => `export default ${text}`,
			text => `(${text})`,
			text => `<theme>${text}</theme>`,
			text => `.theme ${text}`,
			text => `\u0000${text}`,
			text => text.replaceAll(':', '='),
		),
	)
	.map(([text, at, damage]) => noJson(damage(text, at)));

/** A field that is missing or of another type. */
const shapes = fc
	.tuple(
		fields,
		fc.constantFrom<(theme: Fields) => MalformedTheme>(
			...[undefined, null, 3, '', ' ', [], {}, true, 'x'.repeat(201)].flatMap(value =>
				['id', 'name'].map(field => (theme: Fields) => wrong({ ...theme, [field]: value }, field)),
			),
			...[undefined, null, 'grey', 'Dark', '', 1, ['dark'], { dark: true }].map(
				value => (theme: Fields) => wrong({ ...theme, base: value }, 'base'),
			),
			...[undefined, null, 'accent', 3, [], [['accent', '#fff']]].map(
				value => (theme: Fields) => wrong({ ...theme, props: value }, 'props'),
			),
			...[3, {}, [], false].flatMap(value =>
				['author', 'desc'].map(field => (theme: Fields) => wrong({ ...theme, [field]: value }, field)),
			),
			...[null, 3, true, {}, { r: 1, g: 2, b: 3 }, [], ['#fff']].flatMap(value =>
				['accent', 'bg', 'thumbnailGlow', '$sea'].map(name => (theme: Fields) => withProp(theme, name, value)),
			),
			theme => wrong([theme]),
			theme => wrong(JSON5.stringify(theme)),
			() => wrong(null),
			() => wrong(3),
			() => wrong([]),
			() => wrong({}, 'id'),
		),
	)
	.map(([theme, damage]) => damage(theme));

const withProp = (theme: Fields, name: string, value: unknown): MalformedTheme =>
	// First, so that others that refer to it are not found before.
	wrong({ ...theme, props: { [name]: value, ...without(theme.props, name) } }, name);

const without = (props: Fields['props'], name: string) =>
	Object.fromEntries(Object.entries(props).filter(([prop]) => prop !== name));

/** What a value must not be: no color, or CSS that could do more than draw. */
export const hostileValues: readonly string[] = [
	...['url(https://spy.example/a.png)', '"url(//spy.example)', '"0 0 1px image-set("//spy.example")', 'url("x")'],
	...['expression(alert(1))', '"expression(1)', 'EXPRESSION(1)', '"eXpression(1)', 'javascript:alert(1)'],
	...[
		'#fff;',
		'#fff; background: red',
		'"#fff;',
		'"red}',
		'#fff}',
		'"}*{color:red',
		'"/**/',
		'#fff/*',
		'"red !important',
	],
	...['</style>', '"</style>', '</style><script>alert(1)</script>', '<!--', '"@import', '"\\75rl(x)', '\\75rl(x)'],
	...['@nowhere', '$nowhere', '@', '$', '@constructor', '@__proto__', '@toString', ':toString<1<#fff', ':darken'],
	...[':alpha<NaN<#fff', ':alpha<<#fff', ':alpha<1e999<#fff', ':alpha<0.5<', ':alpha<0.5', ':explode<1<#fff'],
	...['var(--fg)', 'env(x)', '"env(x)', '"attr(title)', '"paint(x)', '"-webkit-image-set(x)', 'calc(1 + 1)'],
	...['#ff', '#gggggg', 'rgb()', 'rgb(1,2,3', 'notacolor', '', ' ', '\n', '\u0000', '#fff\u0000', 'red blue'],
	...['x'.repeat(5_000), `"${'0 '.repeat(500)}`, `${':alpha<1<'.repeat(21)}#fff`, '@'.repeat(100)],
];

/** A value that is no color, or that does more than draw. */
const values = fc
	.tuple(
		fields,
		fc.constantFrom('accent', 'bg', 'panel', 'divider', 'X6', '$sea', 'mine', 'sh'),
		fc.constantFrom(...hostileValues),
	)
	.map(([theme, name, value]) => withProp(theme, name, value));

const OPERATIONS = ['', ':alpha<0.5<', ':darken<1<:lighten<1<', ':hue<90<', ':saturate<-3<'];

/** Props that refer to themselves, by up to five others. The last one is named: it is where the circle closes. */
const circles = fc
	.tuple(
		fc.constantFrom('light', 'dark'),
		fc.subarray(['accent', 'bg', 'panel', 'fg', 'mine', '$sea', 'X6', 'link', 'divider'], {
			minLength: 1,
			maxLength: 5,
		}),
		fc.constantFrom(...OPERATIONS),
	)
	.map(([base, names, operation]) => {
		const to = (name = '') => (name.startsWith('$') ? name : `@${name}`);
		const props = names.map((name, index) => [name, `${operation}${to(names[index + 1] ?? names[0])}`]);
		return wrong({ id: 'x', name: 'X', base, props: Object.fromEntries(props) }, names.at(-1));
	});

/** Larger, longer or deeper than any theme in earnest. */
const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)]);
const whole = { id: 'x', name: 'X', base: 'dark', props: { accent: '#fff' } };
const limits: readonly MalformedTheme[] = [
	wrong({ ...whole, desc: 'x'.repeat(100_001) }),
	wrong({ ...whole, props: Object.fromEntries(Array.from({ length: 501 }, (_, at) => [`X${at}`, '#fff'])) }, 'props'),
	wrong({ ...whole, props: { [`x${'y'.repeat(64)}`]: '#fff' } }, `x${'y'.repeat(64)}`),
	...['a;b', 'a b', 'a:b', '9', '-', '', '$', '@a', 'ä', '<style>', 'constructor', 'prototype'].map(name =>
		wrong({ ...whole, props: { [name]: '#fff' } }, name),
	),
	wrong({ ...whole, more: nested(21) }, 'more'),
	{
		text: `{ id: 'x', name: 'X', base: 'dark', props: {}, more: ${'['.repeat(20_000)}${']'.repeat(20_000)} }`,
		message: `${NO_THEME}: more`,
	},
	{
		text: `{ id: 'x', name: 'X', base: 'dark', props: {}, more: ${'{a:'.repeat(15_000)}1${'}'.repeat(15_000)} }`,
		message: `${NO_THEME}: more`,
	},
	{ text: '{ id: "x", name: "X", base: "dark", props: { "__proto__": "#fff" } }', message: `${NO_THEME}: __proto__` },
	{ text: '{ id: "x", name: "X", base: "dark", "__proto__": { "props": {} } }', message: `${NO_THEME}: props` },
];

const sampled = [texts, shapes, values, circles].flatMap((kind, index) =>
	fc.sample(kind, { seed: SEED + index, numRuns: RUNS }),
);

/** More than 200 texts that are no themes, each another: the same ones in each run. */
export const malformedThemes: readonly MalformedTheme[] = [
	...new Map([...sampled, ...limits].map(each => [each.text, each])).values(),
];
