import { expect, it } from 'vitest';
import { aliasesOf, badAliasLine, isFullName } from './aliases';

it('reads an account a line', () => {
	expect(aliasesOf(' @mara@a.example \n\nnoor@b.example:3000\n@mara@a.example')).toEqual([
		'@mara@a.example',
		'@noor@b.example:3000',
	]);
});

it('names the line that is no account of a server', () => {
	expect(badAliasLine('@mara@a.example\n\n@noor')).toBe(3);
	expect(badAliasLine('@mara@a.example\n')).toBeNull();
	expect(['@mara', 'https://a.example/@mara', '@mara@a b', ''].some(isFullName)).toBe(false);
});
