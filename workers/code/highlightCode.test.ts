import { describe, expect, it } from 'vitest';
import { codeLanguage } from './codeLanguages';
import { highlightCode } from './highlightCode';

const written = (tokens: Awaited<ReturnType<typeof highlightCode>>) =>
	tokens?.map(token => (typeof token === 'string' ? token : token.text)).join('');

describe('highlightCode', () => {
	it('tells what is what', async () => {
		const tokens = await highlightCode("const tide = 'high'; // now", 'ts');
		expect(tokens).toContainEqual({ kind: 'keyword', text: 'const' });
		expect(tokens).toContainEqual(expect.objectContaining({ kind: 'comment' }));
		expect(tokens?.some(token => typeof token === 'object' && token.kind.startsWith('string'))).toBe(true);
	});

	it.each(['a\n\nb', 'let a = 1;\r\nlet b;', '\ttab\n', '<script>', '💥 `x`', ''])(
		'loses nothing of %j',
		async source => {
			expect(written(await highlightCode(source, 'js'))).toBe(source.replaceAll('\r\n', '\n'));
		},
	);

	it('knows languages by any of their names', async () => {
		expect(codeLanguage(' TypeScript ')?.id).toBe('tsx');
		expect(codeLanguage('py')).toBe(codeLanguage('python'));
		expect(codeLanguage('nosuch')).toBeUndefined();
		expect(codeLanguage('__proto__')).toBeUndefined();
		expect(await highlightCode('a', 'nosuch')).toBeNull();
	});
});
