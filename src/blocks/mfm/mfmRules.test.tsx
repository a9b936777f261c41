// @vitest-environment bundled-happy-dom

import { renderInSession } from '@tests/factories/renderInSession';
import type { MfmTree } from '@workers/mfm/mfm.protocol';
import { describe, expect, it, vi } from 'vitest';
import { MFM_PARAMETERS } from '@/domain/note/mfmParameters';
import { MAX_FILTERS } from './drawing';
import { MfmText } from './MfmText';
import type { MfmArguments } from './mfmArguments';
import { mfmFunctionDrawers } from './mfmFunctionDrawers';

const client = vi.hoisted(() => ({ peek: vi.fn<(text: string) => MfmTree>() }));
vi.mock('@workers/mfm/mfm.client', () => ({ mfmClient: client }));
// Bypasses the parser, to test what it would not let through.
client.peek.mockImplementation(text => JSON.parse(text) as MfmTree);

function drawTree(tree: MfmTree): HTMLElement {
	return renderInSession(<MfmText text={JSON.stringify(tree)} host={null} emojis={{}} />).container;
}

function draw(name: string, args: MfmArguments, children: MfmTree = ['a']): HTMLElement {
	return drawTree([{ type: 'fn', name, args, children }]);
}

/** The HTML of a function with each of these arguments, rendered together. */
function htmlOf(name: string, all: readonly MfmArguments[]): string[] {
	if (all.length > MAX_FILTERS && name === 'blur') {
		return [...htmlOf(name, all.slice(0, MAX_FILTERS)), ...htmlOf(name, all.slice(MAX_FILTERS))];
	}
	const tree: MfmTree = all.map(args => ({
		type: 'bold',
		children: [{ type: 'fn', name, args, children: ['a'] }],
	}));
	return Array.from(drawTree(tree).querySelectorAll('b'), each => each.innerHTML);
}

/** Every MFM function, with its style without parameters. */
const DEFAULTS: Readonly<Record<string, Partial<CSSStyleDeclaration>>> = {
	tada: { animationDuration: '1s', animationDelay: '0s' },
	jelly: { animationDuration: '1s', animationDelay: '0s' },
	twitch: { animationDuration: '0.5s', animationDelay: '0s' },
	shake: { animationDuration: '0.5s', animationDelay: '0s' },
	spin: { animationDuration: '1.5s', animationDelay: '0s', animationDirection: 'normal' },
	jump: { animationDuration: '0.75s', animationDelay: '0s' },
	bounce: { animationDuration: '0.75s', animationDelay: '0s' },
	flip: { transform: 'scaleX(-1)' },
	x2: { fontSize: '200%' },
	x3: { fontSize: '300%' },
	x4: { fontSize: '400%' },
	scale: { transform: 'scale(1, 1)' },
	position: { transform: 'translate(0em, 0em)' },
	fg: { color: '#f00' },
	bg: { backgroundColor: '#f00' },
	border: {
		borderWidth: '1px',
		borderStyle: 'solid',
		borderColor: 'var(--accent)',
		borderRadius: '0px',
		overflow: 'clip',
	},
	font: { fontFamily: '' },
	blur: {},
	rainbow: { animationDuration: '1s', animationDelay: '0s' },
	sparkle: {},
	rotate: { transform: 'rotate(90deg)' },
	ruby: {},
	unixtime: {},
};

/** The values of each parameter and their result (rules/markup#parameters). */
const TIMES: Values = [
	['2s', '2s'],
	['0.25s', '0.25s'],
	['.5s', '0.5s'],
	['12345s', '12345s'],
];
const COLOURS: Values = [
	['0af', '#0af'],
	['0AF8', '#0AF8'],
	['00aaff', '#00aaff'],
];
type Values = readonly (readonly [written: string | true, drawn: string])[];
type Rule = readonly [name: string, parameter: string, property: keyof CSSStyleDeclaration & string, values: Values];

const MOVING = ['tada', 'jelly', 'twitch', 'shake', 'spin', 'jump', 'bounce', 'rainbow'];
const STYLES = ['hidden', 'dotted', 'dashed', 'solid', 'double', 'groove', 'ridge', 'inset', 'outset'];
const FONTS = ['serif', 'monospace', 'cursive', 'fantasy', 'emoji', 'math'];

const RULES: readonly Rule[] = [
	...MOVING.map(name => [name, 'speed', 'animationDuration', [...TIMES, ['0.001s', '0.1s']]] as Rule),
	...MOVING.map(name => [name, 'delay', 'animationDelay', [...TIMES, ['-1.5s', '-1.5s'], ['0s', '0s']]] as Rule),
	['spin', 'left', 'animationDirection', [[true, 'reverse']]],
	['spin', 'alternate', 'animationDirection', [[true, 'alternate']]],
	['flip', 'h', 'transform', [[true, 'scaleX(-1)']]],
	['flip', 'v', 'transform', [[true, 'scaleY(-1)']]],
	...(['x', 'y'] as const).map((axis): Rule => {
		const both = (value: string) => (axis === 'x' ? `scale(${value}, 1)` : `scale(1, ${value})`);
		const written = ['2', '0.5', '5', '5.01', '1000000', '-3', '-99', '0'];
		const drawn = ['2', '0.5', '5', '5', '5', '-3', '-5', '0'];
		return ['scale', axis, 'transform', written.map((value, index) => [value, both(drawn[index] ?? '')])];
	}),
	['position', 'x', 'transform', ['2', '-1.5', '0'].map(value => [value, `translate(${value}em, 0em)`])],
	['position', 'y', 'transform', ['2', '-1.5', '0'].map(value => [value, `translate(0em, ${value}em)`])],
	['rotate', 'deg', 'transform', ['45', '-30', '0', '720.5'].map(value => [value, `rotate(${value}deg)`])],
	['fg', 'color', 'color', COLOURS],
	['bg', 'color', 'backgroundColor', COLOURS],
	['border', 'color', 'borderColor', COLOURS],
	['border', 'style', 'borderStyle', STYLES.map(style => [style, style])],
	[
		'border',
		'width',
		'borderWidth',
		[
			['4', '4px'],
			['0', '0px'],
			['-4', '0px'],
			['5000', '50px'],
		],
	],
	[
		'border',
		'radius',
		'borderRadius',
		[
			['6', '6px'],
			['-6', '0px'],
		],
	],
	['border', 'noclip', 'overflow', [[true, '']]],
	...FONTS.map((font): Rule => {
		const family = font === 'monospace' ? 'var(--font-mono)' : font;
		return ['font', font, 'fontFamily', [[true, family]]];
	}),
];

const PARAMETERS = [
	...new Set([...RULES.map(([, parameter]) => parameter), 'speed', 'delay', 'color', 'width', 'style', 'radius', 'x']),
];
/** Values that no kind (time, colour, number, style) accepts. */
const BAD_VALUES = [
	'',
	' ',
	'-',
	'.',
	's',
	'-s',
	'abc!',
	'NaN',
	'Infinity',
	'-Infinity',
	'1e999',
	'#0af',
	'zzz',
	'ab',
	'1234567890abcdef1234567890',
	'9'.repeat(30),
	`${'9'.repeat(30)}s`,
	'rgb(0,0,0)',
	'red;position:fixed',
	'url(https://a.example)',
	'var(--x)',
	'expression(alert(1))',
	'Solid',
	'__proto__',
];
/** Not accepted as times: numbers, but without motion. */
const BAD_SPEEDS = ['1', '1ms', '1 s', 's1', '1.2.3s', '0s', '-2s', '1S', '1e3s'];
const BAD_COLOURS = ['0', 'ff', 'fffff', '1234567', 'ggg', '0x0', '-fff', 'red'];
const BAD_STYLES = ['none', 'initial', 'wavy', 'solid ', '4'];
/** Parameters without a value. */
const FLAGS: Readonly<Record<string, readonly string[]>> = {
	spin: ['x', 'y', 'left', 'alternate'],
	flip: ['h', 'v'],
	border: ['noclip'],
	font: FONTS,
};

function badValuesOf(parameter: string): readonly (string | true)[] {
	if (parameter === 'speed') return [...BAD_VALUES, ...BAD_SPEEDS, true];
	if (parameter === 'delay') return [...BAD_VALUES, ...BAD_SPEEDS.filter(value => !/^-?\ds$/.test(value)), true];
	if (parameter === 'color') return [...BAD_VALUES, ...BAD_COLOURS, true];
	if (parameter === 'style') return [...BAD_VALUES, ...BAD_STYLES, true];
	return [...BAD_VALUES, true];
}

const BOLD: MfmTree[number] = { type: 'bold', children: ['b'] };

describe('the rules of the functions', () => {
	it('has every function of the spec, and tests every function that there is', () => {
		expect(Object.keys(mfmFunctionDrawers).sort()).toEqual(Object.keys(DEFAULTS).sort());
		expect(Object.keys(MFM_PARAMETERS).sort()).toEqual(Object.keys(DEFAULTS).sort());
	});

	it.each(Object.entries(DEFAULTS))('%s without parameters', (name, expected) => {
		const element = draw(name, {}).querySelector('span');
		if (Object.keys(expected).length > 0) expect(element?.style).toMatchObject(expected);
	});

	it.each(RULES)('%s.%s', (name, parameter, property, values) => {
		for (const [written, drawn] of values) {
			const { style } = draw(name, { [parameter]: written }).querySelector('span') as HTMLElement;
			expect(style[property], `${name}.${parameter}=${written}`).toBe(drawn);
		}
	});

	it.each(Object.keys(DEFAULTS))('%s is drawn as without a parameter, where that is bad or not its own', name => {
		const bad = PARAMETERS.filter(parameter => !FLAGS[name]?.includes(parameter)).flatMap(parameter =>
			badValuesOf(parameter).map((value): MfmArguments => ({ [parameter]: value })),
		);
		const [plain, ...drawn] = htmlOf(name, [{}, ...bad]);
		expect(drawn).toHaveLength(bad.length);
		expect(bad.filter((_, index) => drawn[index] !== plain)).toEqual([]);
	});

	it('knows no function by what all objects have', () => {
		for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'TADA', '']) {
			expect(draw(name, {}).textContent).toBe(`$[${name} a]`);
		}
	});

	it('blurs the many of one text without a filter each', () => {
		const blur: MfmTree[number] = { type: 'fn', name: 'blur', args: {}, children: ['a'] };
		const spans = drawTree(Array.from({ length: MAX_FILTERS + 2 }, () => blur)).querySelectorAll('span');
		const classes = Array.from(spans, span => span.className);
		expect(new Set(classes.slice(0, MAX_FILTERS)).size).toBe(1);
		expect(classes[MAX_FILTERS]).not.toBe(classes[0]);
	});

	it('shows an unknown function as it was written, with what is within it', () => {
		expect(draw('nope', { x: '1', y: true }, ['a ', { type: 'bold', children: ['b'] }]).innerHTML).toBe(
			'$[nope.x=1,y a <b>b</b>]',
		);
	});

	it.each(['', 'soon', 'NaN', '1e999', '-1e999', '8640000000001', '9'.repeat(30)])('unixtime of «%s» is «?»', at => {
		expect(draw('unixtime', {}, [at]).textContent).toBe('?');
	});

	it.each([
		['0', '1970-01-01T00:00:00.000Z'],
		['-86400', '1969-12-31T00:00:00.000Z'],
		['1700000000.5', '2023-11-14T22:13:20.500Z'],
		[' 1700000000 ', '2023-11-14T22:13:20.000Z'],
	])('unixtime of «%s» is %s', (at, time) => {
		expect(draw('unixtime', {}, [at]).querySelector('time')?.dateTime).toBe(time);
	});

	it.each<[MfmTree, string, string]>([
		[['漢字 かんじ'], '漢字', 'かんじ'],
		[[BOLD, ' reading'], 'b', 'reading'],
	])('ruby %#', (children, base, reading) => {
		const ruby = draw('ruby', {}, children).querySelector('ruby');
		expect([ruby?.firstChild?.textContent, ruby?.querySelector('rt')?.textContent]).toEqual([base, reading]);
	});

	it.each<[MfmTree]>([[['only']], [[BOLD]], [[]]])('ruby without a reading %#', children => {
		expect(draw('ruby', {}, children).querySelector('ruby')).toBeNull();
	});

	it('makes what is large no larger than six times, however it is nested', () => {
		const x4 = (children: MfmTree): MfmTree => [{ type: 'fn', name: 'x4', args: {}, children }];
		const sizes = [...draw('x4', {}, x4(x4(['a']))).querySelectorAll('span')].map(span => span.style.fontSize);
		expect(sizes).toEqual(['400%', '150%', '100%']);
	});

	it('takes the original of a custom emoji from 2.5 times its size on', () => {
		const emoji: MfmTree = [{ type: 'customEmoji', name: 'wave' }];
		const sources = (['x2', 'x3', 'scale'] as const).map(name => {
			const tree: MfmTree = [{ type: 'fn', name, args: { x: '2.5', y: '2.5' }, children: emoji }];
			const emojis = { wave: 'https://b.example/w.png' };
			const { container } = renderInSession(<MfmText text={JSON.stringify(tree)} host="b.example" emojis={emojis} />);
			return new URL(container.querySelector('img')?.src ?? '').searchParams.has('emoji');
		});
		expect(sources).toEqual([true, false, false]);
	});
});
