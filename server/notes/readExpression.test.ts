import { describe, expect, it } from 'vitest';
import { readExpression } from './readExpression';

describe('readExpression', () => {
	it('reads source and flags, up to the last slash', () => {
		expect(readExpression('/a/b/gi')).toEqual({ source: 'a/b', flags: 'gi' });
		expect(readExpression('/a/')).toEqual({ source: 'a', flags: '' });
	});

	it('takes nothing else for one', () => {
		for (const line of ['', 'a', '/', '//', '/a', 'a/b/', '/a\nb/']) expect(readExpression(line)).toBeNull();
	});
});
