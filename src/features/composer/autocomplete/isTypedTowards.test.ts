import { expect, it } from 'vitest';
import { completionAt } from '@/domain/draft/completionAt';
import { isTypedTowards } from './isTypedTowards';

it.each([
	['@ma', false],
	['@mar', true],
	[':sm', false],
	[':smi', true],
	['#', false],
	['#夕焼', false],
	['#夕焼け', true],
	['$', false],
	['$spi', false],
	['$[sp', false],
	['$[spi', true],
	['$[spin.spe', true],
])('after %j Enter takes a suggestion: %s', (text, expected) => {
	const completion = completionAt(text, text.length);
	expect(completion && isTypedTowards(completion)).toBe(expected);
});
