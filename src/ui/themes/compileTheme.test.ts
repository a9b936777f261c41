import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { chartPaper } from './chartPaper';
import { compileTheme, ThemeError } from './compileTheme';
import { nightWatch } from './nightWatch';
import type { Theme } from './Theme';

const theme = (props: Theme['props'], base: Theme['base'] = 'dark'): Theme => ({ id: 'x', name: 'X', base, props });

describe('compileTheme', () => {
	it('follows references and applies operations, inside out', () => {
		const compiled = compileTheme(
			theme({
				accent: '#3366cc',
				a: '@accent',
				b: ':alpha<0.5<@a',
				c: ':lighten<10<:hue<180<@accent',
				d: ':darken<100<#fff',
			}),
		);
		expect(compiled['--a']).toBe('#3366cc');
		expect(compiled['--b']).toBe('#3366cc80');
		expect(compiled['--c']).toBe('#d6ad5c');
		expect(compiled['--d']).toBe('#000000');
		expect(compileTheme(theme({ a: ':saturate<20<#996666' }))['--a']).toBe('#b34d4d');
	});

	it('takes what is left out from the built-in theme of the same base', () => {
		expect(compileTheme(theme({}, 'light'))).toEqual(compileTheme(chartPaper));
		// References to the accent use the theme's own.
		expect(compileTheme(theme({ accent: '#ff0000' }))['--accent-soft']).toBe('#ff00002e');
	});

	it.each([
		['an unknown reference', '@nowhere'],
		['a circle', '@loop'],
		['an unknown operation', ':explode<1<#fff'],
		['an operation without a number', ':darken<much<#fff'],
		['an inherited property as an operation', ':constructor<1<#fff'],
		['no colour', 'javascript:alert(1)'],
		['CSS that fetches', '"0 0 url(https://spy.example/)'],
		['CSS that leaves its declaration', '"red; background: blue'],
	])('refuses %s', (_, value) => {
		expect(() => compileTheme(theme({ loop: value }))).toThrow(ThemeError);
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
});
