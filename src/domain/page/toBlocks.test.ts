import { describe, expect, it } from 'vitest';
import { contentOf } from './contentOf';
import type { PageBlock, SectionBlock } from './Page';
import { MAX_DEPTH, toBlocks } from './toBlocks';

const json = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const PAGE = [
	{ id: '1', type: 'text', text: '**hello**', colour: 'red' },
	{ id: '2', type: 'section', title: 'Part', children: [{ id: '3', type: 'image', fileId: 'f' }], folded: true },
	{ id: '4', type: 'note', note: 'n', detailed: true },
	{ id: '5', type: 'button', text: 'Press', action: 'dialog', script: 'boom()' },
	{ id: '6' },
];

describe('the blocks of a page', () => {
	it('are read by their type', () => {
		expect(toBlocks(PAGE).map(({ type }) => type)).toEqual(['text', 'section', 'note', 'unknown', 'unknown']);
		const [, section, , button] = toBlocks(PAGE);
		expect((section as SectionBlock).blocks).toMatchObject([{ type: 'image', fileId: 'f' }]);
		expect(button).toMatchObject({ name: 'button' });
	});

	it('are saved as they came', () => {
		expect(json(contentOf(toBlocks(PAGE)))).toEqual(PAGE);
	});

	it('have keys of their own, whatever their ids are', () => {
		const keys = toBlocks([PAGE[0], PAGE[0], { type: 'section', children: [PAGE[0]] }]).flatMap(block => [
			block.key,
			...(block.type === 'section' ? block.blocks.map(({ key }) => key) : []),
		]);
		expect(new Set(keys).size).toBe(4);
	});

	it('may be anything', () => {
		for (const content of [null, undefined, 7, 'text', {}, [null, 1, 'a', [[]]]]) expect(toBlocks(content)).toEqual([]);
		expect(toBlocks([{ type: 'text', text: 7 }, { type: 'image', fileId: {} }, { type: 'section' }])).toMatchObject([
			{ text: '' },
			{ fileId: null },
			{ title: '', blocks: [] },
		]);
	});

	it('keep a key that would change what objects are', () => {
		const content: unknown = JSON.parse(
			'[{"type":"text","text":"a","__proto__":{"isEvil":true}},{"__proto__":{"type":"text"}}]',
		);
		const blocks = toBlocks(content);
		expect(blocks.map(({ type }) => type)).toEqual(['text', 'unknown']);
		expect(({} as { isEvil?: boolean }).isEvil).toBeUndefined();
		expect(JSON.stringify(contentOf(blocks))).toBe(JSON.stringify(content));
	});

	it('end where sections are too deep, and are saved with all that is below', () => {
		let content: unknown[] = [{ type: 'text', text: 'the bottom' }];
		for (let depth = 0; depth < 100; depth++) content = [{ type: 'section', title: `${depth}`, children: content }];
		let [block]: readonly PageBlock[] = toBlocks(content);
		for (let depth = 0; depth < MAX_DEPTH; depth++) [block] = (block as SectionBlock).blocks;
		expect(block).toMatchObject({ type: 'unknown', name: 'section' });
		expect(json(contentOf(toBlocks(content)))).toEqual(content);
	});
});
