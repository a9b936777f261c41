import { describe, expect, it } from 'vitest';
import { cleanCss } from './cleanCss';

const NONE = 'url("data:,")';
const tidy = (css: string) => cleanCss(css).css.replace(/ +/g, ' ').trim();

describe('cleanCss', () => {
	it.each([
		'a { color: red }',
		'a { background: url(data:image/png;base64,AAAA) }',
		`a { background: url( "data:image/svg+xml,<svg xmlns='x'>" ) }`,
		'a { background: image-set("data:,a" 1x, url(data:,b) type("image/png") 2x, linear-gradient(red, blue) 3x) }',
		'a::before { content: "url(https://evil.example) @import" }',
		'/* url(https://evil.example) @import "x"; */ b {}',
		'a { --x: "https://evil.example" } #url { width: calc(1px + var(--x)) }',
		'@media (width > 1px) { a:not([href*="url(x)"]) { & > b { color: #fff } } }',
		'a { color: red',
		'"unclosed',
		'',
	])('keeps %j as it is', css => {
		expect(cleanCss(css)).toEqual({ css, dropped: [] });
	});

	it.each([
		'url(https://evil.example)',
		'url("https://evil.example")',
		"url( 'https://evil.example' )",
		'URL(//evil.example)',
		'u\\72l(https://evil.example)',
		'u\\72 l(https://evil.example)',
		'\\000075\\52\nL("https://evil.example")',
		'url(/**/https://evil.example)',
		'url("data:,a" "https://evil.example")',
		'url("https://evil.example/data:,")',
		'url(" data:,")',
		'url(#filter)',
		'url(a b)',
		'url(a(b)',
		'url(var(--x))',
		'url("https://evil.example"',
		'url(',
		'src("https://evil.example")',
		'src(var(--x))',
		'image("https://evil.example")',
		'image-set("https://evil.example" 1x)',
		'-webkit-image-set(url(https://evil.example) 1x)',
		'-webkit-image-set("\\68ttps://evil.example" 1x)',
		'image-set(var(--x) 1x)',
		'image-set("data:,a" 1x, attr(title) 2x)',
		'image-set("data:,a" 1x, --f("https://evil.example") 2x)',
		'image-set([ "https://evil.example" ] 1x)',
	])('leaves out %s', value => {
		const { css, dropped } = cleanCss(`a { --y: ${value}`);
		expect(css).not.toContain('evil');
		expect(tidy(`a { --y: ${value}`)).toMatch(/^a \{ --y: url\("data:,"\)(?: b?\))?$/);
		expect(dropped).toEqual([{ what: 'address', line: 1 }]);
	});

	it('finds addresses wherever a name can begin', () => {
		for (const before of [
			'<!--',
			'-->',
			'1%',
			'1.',
			'+',
			"#url(/*) '*/) ",
			"@url(/*) '*/) ",
			'×',
			'a×',
			'"\n',
			"'\\\n'",
		]) {
			expect(cleanCss(`${before}url(https://evil.example)/*'*/`).css, before).not.toContain('evil');
		}
	});

	it('leaves out addresses of fonts and those in nested rules', () => {
		const css =
			'@font-face { src: url(https://evil.example/a.woff2), local("A") }\n@layer a { b { & c { cursor: url(x), auto } } }';
		expect(tidy(css)).toBe(
			`@font-face { src: ${NONE} , local("A") }\n@layer a { b { & c { cursor: ${NONE} , auto } } }`,
		);
		expect(cleanCss(css).dropped).toEqual([
			{ what: 'address', line: 1 },
			{ what: 'address', line: 2 },
		]);
	});

	it.each([
		'@import "https://evil.example";',
		'@IMPORT url(https://evil.example) layer(x) screen;',
		'@\\69mport "https://evil.example";',
		'@im\\70\r\nort/**/"https://evil.example";',
		'@import "https://evil.example" { c {} }',
		'@import "https://evil.example"',
	])('leaves out %s', css => {
		expect(tidy(`a {}\r\n${css}`)).toBe('a {}');
		expect(cleanCss(`a {}\r\n${css} `).dropped).toEqual([{ what: 'import', line: 2 }]);
	});

	it('makes no address of what remains around something left out', () => {
		expect(tidy('u@import "a";rl(https://evil.example)')).toBe('u rl(https://evil.example)');
		expect(tidy('a { @import "x" } b { color: red }')).toBe('a { } b { color: red }');
	});
});
