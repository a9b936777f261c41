import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { breakRuns } from './breakRuns';

test('a long run of opening brackets may break, and keeps its letters', () => {
	const text = `before ${'「'.repeat(60)} between ${'['.repeat(49)} after`;
	const markup = renderToStaticMarkup(breakRuns(text));
	expect(markup.split('<wbr/>')).toHaveLength(5);
	expect(markup.replaceAll('<wbr/>', '')).toBe(text);
});

test('any other text is left as it is', () => {
	expect(breakRuns('a'.repeat(500))).toBe('a'.repeat(500));
	expect(breakRuns('「」'.repeat(100))).toBe('「」'.repeat(100));
});
