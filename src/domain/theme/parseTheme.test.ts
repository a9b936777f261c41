import { hostileValues, malformedThemes } from '@tests/factories/malformedThemes';
import { networkThemes } from '@tests/factories/networkThemes';
import fc from 'fast-check';
import JSON5 from 'json5';
import { describe, expect, it } from 'vitest';
import { compileTheme } from './compileTheme';
import { parseTheme } from './parseTheme';
import { TEXT_CONTRAST } from './readable';
import type { Theme } from './Theme';
import { ThemeError } from './ThemeError';
import { themeCode } from './themeCode';

const SEED = 19;
const RUNS = 200;

const errorOf = (text: string): ThemeError | null => {
	try {
		parseTheme(text);
		return null;
	} catch (error) {
		if (error instanceof ThemeError) return error;
		throw error;
	}
};

describe('a theme of the network’s format', () => {
	it('is there twenty times', () => expect(new Set(networkThemes).size).toBe(20));

	it.each(networkThemes)('can be installed: %s', text => {
		const theme = parseTheme(text);
		// What it has besides what is drawn with goes along.
		expect(theme).toEqual(JSON5.parse(text));
		expect(parseTheme(themeCode(theme))).toEqual(theme);
		for (const [name, value] of Object.entries(compileTheme(theme)))
			expect(value, name).toMatch(name.startsWith('--sh') ? /^[\w\s#.,()-]+$/ : /^#[\da-f]{6,8}$/);
	});

	it('looks right: its colors are where they were meant', () => {
		const compiled = compileTheme(parseTheme(networkThemes[2] ?? ''));
		expect(compiled).toMatchObject({
			'--canvas': '#1d1a24',
			'--fg': '#e4dfec',
			'--accent': '#e06c9f',
			'--on': '#241019',
			'--line': '#ffffff1a',
			'--rx': '#ffffff0d',
			'--press': '#ffffff1a',
			'--link': '#7fc4ff',
			'--mention': '#e06c9f',
			'--hashtag': '#d8a0ff',
			'--renote': '#8ad0b0',
			'--scrim': '#00000080',
		});
		expect(TEXT_CONTRAST).toBe(4.5);
	});
});

const whole = { id: 'x', name: 'X', base: 'dark', props: { accent: '#fff' } };

describe('what is no theme', () => {
	it.each(['', 'null', '{', 'not json', '<theme/>', "{ id: 'x' ", 'undefined', '{ id: x }'])(
		'is told from what is no JSON5: %j',
		text => {
			const message = text === 'null' ? 'This theme is invaild' : 'Failed to parse theme json';
			expect(errorOf(text)?.message).toBe(message);
		},
	);

	it.each([
		[{ ...whole, id: 1 }, 'id'],
		[{ ...whole, id: ' ' }, 'id'],
		[{ ...whole, name: undefined }, 'name'],
		[{ ...whole, name: 'x'.repeat(201) }, 'name'],
		[{ ...whole, base: 'grey' }, 'base'],
		[{ ...whole, base: undefined }, 'base'],
		[{ ...whole, props: [] }, 'props'],
		[{ ...whole, props: null }, 'props'],
		[{ ...whole, props: { accent: 3 } }, 'accent'],
		[{ ...whole, props: { accent: { r: 1 } } }, 'accent'],
		[{ ...whole, desc: {} }, 'desc'],
	])('says what is wrong: %j', (value, token) => {
		expect(errorOf(JSON.stringify(value))).toMatchObject({ reason: 'invalid', token });
	});

	it('is one that is far too long', () => {
		expect(errorOf(JSON.stringify({ ...whole, desc: 'x'.repeat(100_001) }))?.message).toBe('This theme is invaild');
		const props = Object.fromEntries(Array.from({ length: 501 }, (_, index) => [`X${index}`, '#fff']));
		expect(errorOf(JSON.stringify({ ...whole, props }))?.token).toBe('props');
	});

	it('can’t change what all objects have', () => {
		const text = '{ id: "x", name: "X", base: "dark", props: { "__proto__": { "accent": "#fff" } } }';
		expect(errorOf(text)).not.toBeNull();
		expect(errorOf('{ id: "x", name: "X", base: "dark", "__proto__": { "props": {} } }')?.token).toBe('props');
		expect(({} as Record<string, unknown>).accent).toBeUndefined();
	});
});

/** Texts of themes with something cut out, doubled, or put in. */
const damaged = fc
	.tuple(
		fc.constantFrom(...networkThemes),
		fc.nat(),
		fc.constantFrom('cut', 'put', 'drop'),
		fc.constantFrom('}', '{', ']', '"', '\\', '\u0000', ';', '</style>', ',,', '[['),
	)
	.map(([text, at, how, what]) => {
		const index = at % text.length;
		if (how === 'cut') return text.slice(0, index);
		return text.slice(0, index) + (how === 'put' ? what : '') + text.slice(index + (how === 'drop' ? 3 : 0));
	});

const toItself = ['@self', ':alpha<0.5<@self', ':darken<1<:lighten<1<@self'];
const hostile = fc.constantFrom(...hostileValues, ...toItself);
const place = fc.constantFrom('accent', 'bg', 'panel', 'fg', 'divider', 'X6', '$constant', 'mine', 'sh');

describe('the limits of a theme', () => {
	const nested = (depth: number): unknown => (depth === 0 ? 1 : { deeper: nested(depth - 1) });
	const props = (count: number) =>
		Object.fromEntries(Array.from({ length: count }, (_, at) => [`p${at}`, at === 0 ? '#fff' : `@p${at - 1}`]));
	const name = `$x${'y'.repeat(63)}`;

	it.each([
		['the text', 100_000, 100_001, null, (size: number) => JSON5.stringify(whole).padEnd(size)],
		['the id', 200, 201, 'id', (size: number) => ({ ...whole, id: 'x'.repeat(size) })],
		['the name', 200, 201, 'name', (size: number) => ({ ...whole, name: 'x'.repeat(size) })],
		['props, each referring to another', 500, 501, 'props', (size: number) => ({ ...whole, props: props(size) })],
		['a name of a prop', 65, 66, shortened(`${name}y`), (size: number) => withProp(name.padEnd(size, 'y'), '#fff')],
		['a value', 500, 501, 'X1', (size: number) => withProp('X1', '#fff'.padEnd(size))],
		['operations', 20, 21, 'X1', (size: number) => withProp('X1', `${':alpha<1<'.repeat(size)}#fff`)],
		['a field of other clients', 20, 21, 'more', (size: number) => ({ ...whole, more: nested(size) })],
	] as const)('%s: %i is accepted, %i is not', (_, most, tooMany, token, make) => {
		const text = (size: number) => {
			const made = make(size);
			return typeof made === 'string' ? made : JSON5.stringify(made);
		};
		expect(errorOf(text(most))).toBeNull();
		expect(errorOf(text(tooMany))).toMatchObject({ reason: 'invalid', token });
	});

	function withProp(prop: string, value: string) {
		return { ...whole, props: { [prop]: value } };
	}

	function shortened(token: string): string {
		return `${token.slice(0, 40)}…`;
	}
});

describe('200 malformed themes', () => {
	it('each say what is wrong', () => {
		expect(malformedThemes.length).toBeGreaterThan(200);
		const said = malformedThemes.map(({ text }) => ({ text, message: errorOf(text)?.message }));
		expect(said).toEqual(malformedThemes);
	});

	it('give no other error, wherever they are damaged', () => {
		const errors: (string | null)[] = [];
		fc.assert(
			fc.property(damaged, text => {
				errors.push(errorOf(text)?.message ?? null);
			}),
			{ seed: SEED, numRuns: RUNS },
		);
		expect(errors).toHaveLength(RUNS);
		for (const message of errors)
			expect(message ?? 'This theme is invaild').toMatch(/^(?:Failed to parse theme json|This theme is invaild.*)$/s);
		// Most of them: some have lost a part of a name only.
		expect(errors.filter(message => message !== null).length).toBeGreaterThan(RUNS * 0.6);
	});
});

describe('200 hostile values in themes that are well formed', () => {
	it('are refused with the name of their prop, and change nothing', () => {
		fc.assert(
			fc.property(fc.constantFrom(...networkThemes), place, hostile, (text, name, value) => {
				const theme = JSON5.parse<Theme>(text);
				const written = value.replaceAll('@self', name.startsWith('$') ? name : `@${name}`);
				const props = { ...theme.props, [name]: written };
				const before = JSON.stringify(props);
				expect(errorOf(JSON5.stringify({ ...theme, props }))).toMatchObject({ reason: 'invalid', token: name });
				expect(JSON.stringify(props)).toBe(before);
			}),
			{ seed: SEED, numRuns: RUNS },
		);
	});
});
