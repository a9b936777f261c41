import { readFileSync } from 'node:fs';
import tinycolor from 'tinycolor2';
import { describe, expect, it } from 'vitest';
import { chartPaper } from './builtIn/chartPaper';
import { nightWatch } from './builtIn/nightWatch';
import { compileTheme } from './compileTheme';
import { faintPairs, measure } from './contrast';
import type { Theme } from './Theme';
import { ThemeError } from './ThemeError';

const theme = (props: Theme['props'], base: Theme['base'] = 'dark'): Theme => ({ id: 'x', name: 'X', base, props });

describe('compileTheme', () => {
	it('follows references and applies operations, inside out', () => {
		const compiled = compileTheme(
			theme({
				accent: '#3366cc',
				link: '@accent',
				line: ':alpha<0.5<@link',
				canvas: ':lighten<10<:hue<180<@accent',
				scrim: ':darken<100<#fff',
			}),
		);
		expect(compiled['--link']).toBe('#3366cc');
		expect(compiled['--line']).toBe('#3366cc80');
		expect(compiled['--canvas']).toBe('#d6ad5c');
		expect(compiled['--scrim']).toBe('#000000');
		expect(compileTheme(theme({ scrim: ':saturate<20<#996666' }))['--scrim']).toBe('#b34d4d');
	});

	it('takes what is left out from the built-in theme of the same base', () => {
		expect(compileTheme(theme({}, 'light'))).toEqual(compileTheme(chartPaper));
		// References to the accent use the theme's own.
		expect(compileTheme(theme({ accent: '#ff0000' }))['--accent-soft']).toBe('#ff00002e');
	});

	it('knows the network’s names for our tokens, and what its other names stand for', () => {
		const compiled = compileTheme(theme({ bg: '#101418', popup: '@bg', fgOnAccent: '@deckBg', hover: '@navBg' }));
		expect(compiled['--canvas']).toBe('#101418');
		expect(compiled['--raised']).toBe('#101418');
		expect(compiled['--on']).toBe('#101418');
		expect(compiled['--hover']).toBe(compiled['--panel']);
	});

	it('has constants, which no style sheet sees', () => {
		const compiled = compileTheme(theme({ $sea: '#004466', accent: ':lighten<20<$sea', link: '$sea' }));
		expect(compiled['--accent']).toBe('#0088cc');
		expect(compiled['--link']).toBe('#004466');
		expect(Object.keys(compiled).filter(name => name.includes('sea'))).toEqual([]);
	});

	it('takes no part in what only other clients draw', () => {
		expect(compileTheme(theme({ X6: '#fff', panelBorder: '"solid 1px var(--divider)' }))).toEqual(
			compileTheme(nightWatch),
		);
	});

	it('lets what is left out follow from what is set', () => {
		const brown = compileTheme(theme({ bg: '#1c120a', panel: '#2a1c12', fg: '#f0dcc8', accent: '#ffb000' }));
		expect(faintPairs(brown)).toEqual([]);
		expect(tinycolor(brown['--raised']).toHsl().h).toBeCloseTo(tinycolor(brown['--panel']).toHsl().h, -1);
		expect(brown['--line']).toBe('#f0dcc81a');
		expect(brown['--link']).toBe('#ffb000');
		expect(brown['--on']).toBe('#16130d');
	});

	it('makes what warns readable on the theme’s own background', () => {
		const compiled = compileTheme(theme({ panel: '#fff', bg: '#eee', fg: '#222', warn: '#ecb637' }, 'light'));
		expect(faintPairs(compiled)).toEqual([]);
		expect(compiled['--warn']).not.toBe('#ecb637');
	});

	it('takes a color by one that would follow from it', () => {
		expect(compileTheme(theme({ accent: '@link' }))['--accent']).toBe(compileTheme(nightWatch)['--link']);
	});

	it.each([
		['an unknown reference', '@nowhere'],
		['a circle', '@loop'],
		['a circle through an operation', ':alpha<0.5<@loop'],
		['an unknown operation', ':explode<1<#fff'],
		['an operation without a number', ':darken<much<#fff'],
		['an inherited property as an operation', ':constructor<1<#fff'],
		['no colour', 'javascript:alert(1)'],
		['CSS that fetches', '"0 0 url(https://spy.example/)'],
		['CSS that leaves its declaration', '"red; background: blue'],
		['a color with more behind it', 'rgb(1, 2, 3); color: red'],
		['CSS that calls', '"expression(alert(1))'],
		['the end of the style sheet', '</style>'],
		['operations without end', `${':alpha<1<'.repeat(21)}#fff`],
		['a value that is too long', `#fff${' '.repeat(500)}`],
	])('refuses %s, and names it', (_, value) => {
		const compile = () => compileTheme(theme({ loop: value }));
		expect(compile).toThrow(ThemeError);
		expect(compile).toThrow('This theme is invaild: loop');
	});

	it('names the prop that is wrong, not those that refer to it', () => {
		const props = { accent: '@mine', mine: ':hue<20<@yours', yours: 'url(x)' };
		expect(() => compileTheme(theme(props))).toThrow('This theme is invaild: yours');
	});

	it.each(['__proto__', 'constructor', 'a;b', ''])('refuses a prop of the name %j', name => {
		expect(() => compileTheme(theme(Object.fromEntries([[name, '#fff']])))).toThrow(ThemeError);
	});

	it('draws shadows by CSS alone, which refers to nothing', () => {
		expect(compileTheme(theme({ sh: '"0 1px 2px rgba(0, 0, 0, 0.5)' }))['--sh']).toBe('0 1px 2px rgba(0, 0, 0, 0.5)');
		for (const value of ['#fff', '"0 0 var(--sh)'])
			expect(() => compileTheme(theme({ sh: value }))).toThrow(ThemeError);
	});
});

describe('tokens.css', () => {
	const css = readFileSync('src/ui/tokens.css', 'utf8');

	function declared(selector: string): Record<string, string> {
		const start = css.indexOf(`${selector} {`);
		const block = css.slice(start, css.indexOf('}', start));
		return Object.fromEntries([...block.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]));
	}

	it('holds the built-in themes, compiled', () => {
		expect(declared('[data-theme="light"]')).toEqual(compileTheme(chartPaper));
		expect(declared('[data-theme="dark"]')).toEqual(compileTheme(nightWatch));
		expect(declared(':root:not([data-theme])')).toEqual(compileTheme(nightWatch));
	});

	it('has colours of accounts on which text can be read', () => {
		const tokens = Object.fromEntries(
			[...css.matchAll(/(--account-[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]),
		);
		const papers = Object.keys(tokens).filter(name => name !== '--account-on');
		expect(papers).toHaveLength(4);
		for (const paper of papers)
			expect(measure(tokens, ['account-on', paper.slice(2)], 4.5)?.ratio).toBeGreaterThan(4.5);
	});
});
