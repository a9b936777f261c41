import { SCRIPT_PROGRAMS } from '@tests/factories/scriptPrograms';
import { expect, it } from 'vitest';
import { highlightScript } from './highlightScript';

it('tells the parts of a program', () => {
	const source = 'let a = Core:add(1.5, "x\\"y") // sum\nif true { <: `{a}` }';
	const told = highlightScript(source).flatMap(({ kind, text }) => (kind === null ? [] : [[kind, text]]));
	expect(told).toEqual([
		['keyword', 'let'],
		['punctuation', '='],
		['function', 'Core:add'],
		['punctuation', '('],
		['constant', '1.5'],
		['punctuation', ','],
		['string', '"x\\"y"'],
		['punctuation', ')'],
		['comment', '// sum'],
		['keyword', 'if'],
		['constant', 'true'],
		['punctuation', '{'],
		['punctuation', '<:'],
		['string', '`{a}`'],
		['punctuation', '}'],
	]);
});

it.each([...SCRIPT_PROGRAMS.map(({ source }) => source), '"never closed', '/* never closed', '', 'あ"い"'])(
	'loses nothing of %j',
	source => {
		expect(
			highlightScript(source)
				.map(({ text }) => text)
				.join(''),
		).toBe(source);
	},
);
