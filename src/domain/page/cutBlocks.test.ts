import { expect, it } from 'vitest';
import { cutBlocks } from './cutBlocks';
import { toBlocks } from './toBlocks';

const texts = (count: number) => Array.from({ length: count }, (_, index) => ({ type: 'text', text: `${index}` }));

it('shows the beginning of a long page, and all of a short one', () => {
	const long = cutBlocks(toBlocks(texts(5000)), 100);
	expect(long.isCut).toBe(true);
	expect(long.blocks).toHaveLength(100);
	const blocks = toBlocks(texts(100));
	expect(cutBlocks(blocks, 100)).toEqual({ blocks, isCut: false });
});

it('counts what is in sections, and notes for more', () => {
	const blocks = toBlocks([
		{ type: 'section', children: texts(9) },
		{ type: 'note', note: 'a' },
		{ type: 'note', note: 'b' },
	]);
	const { blocks: shown, isCut } = cutBlocks(blocks, 11);
	expect(shown.map(({ type }) => type)).toEqual(['section', 'note']);
	expect(isCut).toBe(true);
	expect(cutBlocks(blocks, 16).isCut).toBe(false);
});
