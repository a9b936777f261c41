import { expect, it } from 'vitest';
import { drawFormula } from './drawFormula';
import type { MathTree } from './formula.protocol';

const tagsOf = (tree: MathTree | null): string[] =>
	tree === null || typeof tree === 'string' ? [] : [tree.tag, ...tree.children.flatMap(tagsOf)];
const attributesOf = (tree: MathTree | null): string[] =>
	tree === null || typeof tree === 'string'
		? []
		: [...Object.keys(tree.attributes), ...tree.children.flatMap(attributesOf)];

it('draws a formula as MathML, in a line or on its own', () => {
	const inline = drawFormula({ source: 'a^2 + \\frac{1}{2}', isBlock: false });
	expect(tagsOf(inline)).toEqual(expect.arrayContaining(['math', 'msup', 'mi', 'mo', 'mfrac']));
	expect(inline).toMatchObject({ tag: 'math', attributes: {} });
	expect(drawFormula({ source: 'a', isBlock: true })).toMatchObject({ attributes: { display: 'block' } });
});

it('keeps the source for those who copy or hear it', () => {
	const found = JSON.stringify(drawFormula({ source: 'x_1', isBlock: false }));
	expect(found).toContain('application/x-tex');
	expect(found).toContain('"x_1"');
});

it.each(['\\frac{', '\\nosuchthing', '\\def\\a{\\a\\a}\\a', '\\href{javascript:alert(1)}{'])(
	'gives up on %s',
	source => {
		expect(drawFormula({ source, isBlock: false })).toBeNull();
	},
);

it.each(['\\fcolorbox{red}{blue}{x}', '\\pmb{x}', '\\htmlStyle{color: red}{x}', '\\href{https://a.example}{x}'])(
	'lets neither styles nor links through: %s',
	source => {
		const attributes = attributesOf(drawFormula({ source, isBlock: false }));
		expect(attributes).not.toContain('style');
		expect(attributes).not.toContain('href');
	},
);
