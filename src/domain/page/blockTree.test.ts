import { describe, expect, it } from 'vitest';
import {
	changeBlock,
	depthOf,
	findBlock,
	insertBlock,
	moveBlock,
	moveIntoSection,
	moveOutOfSection,
	placeOf,
	removeBlock,
	sectionAbove,
} from './blockTree';
import type { PageBlock } from './Page';

const text = (key: string): PageBlock => ({ key, kept: {}, type: 'text', text: key });
const section = (key: string, ...blocks: readonly PageBlock[]): PageBlock => ({
	...{ key, kept: {}, type: 'section', title: key },
	blocks,
});

/** `a s(b t(c)) d` */
const drawn = (blocks: readonly PageBlock[]): string =>
	blocks.map(block => (block.type === 'section' ? `${block.key}(${drawn(block.blocks)})` : block.key)).join(' ');

const PAGE = [text('a'), section('s', text('b'), section('t', text('c'))), text('d')];

describe('the blocks of a page that is edited', () => {
	it('are found where they are', () => {
		expect(placeOf(PAGE, 'd')).toEqual({ parent: null, index: 2 });
		expect(placeOf(PAGE, 'c')).toEqual({ parent: 't', index: 0 });
		expect(placeOf(PAGE, 'nothing')).toBeNull();
		expect(findBlock(PAGE, 't')?.beside.map(({ key }) => key)).toEqual(['b', 't']);
	});

	it('are changed one by one, the others staying as they are', () => {
		const changed = changeBlock(PAGE, 'c', block => ({ ...block, kept: { changed: true } }));
		expect(findBlock(changed, 'c')?.block.kept).toEqual({ changed: true });
		expect(changed[0]).toBe(PAGE[0]);
		expect(changeBlock(PAGE, 'nothing', () => text('x'))).toBe(PAGE);
	});

	it('are removed, and put back where they were', () => {
		const place = placeOf(PAGE, 't');
		const without = removeBlock(PAGE, 't');
		expect(drawn(without)).toBe('a s(b) d');
		expect(place && drawn(insertBlock(without, place, section('t', text('c'))))).toBe(drawn(PAGE));
		expect(place && drawn(insertBlock(removeBlock(without, 's'), place, text('t')))).toBe('a t d');
	});

	it('are moved among those beside them', () => {
		expect(drawn(moveBlock(PAGE, 'a', 2))).toBe('s(b t(c)) d a');
		expect(drawn(moveBlock(PAGE, 't', 0))).toBe('a s(t(c) b) d');
		expect(moveBlock(PAGE, 'nothing', 0)).toBe(PAGE);
	});

	it('go into the section above them, and out again', () => {
		expect(sectionAbove(PAGE, 'd')).toBe('s');
		expect(sectionAbove(PAGE, 'b')).toBeNull();
		expect(drawn(moveIntoSection(PAGE, 'd'))).toBe('a s(b t(c) d)');
		expect(drawn(moveOutOfSection(PAGE, 'c'))).toBe('a s(b t() c) d');
		expect(drawn(moveOutOfSection(PAGE, 'b'))).toBe('a s(t(c)) b d');
		expect(moveOutOfSection(PAGE, 'a')).toBe(PAGE);
		expect(moveIntoSection(PAGE, 'a')).toBe(PAGE);
	});

	it('know how deep their sections are', () => {
		expect(PAGE.map(depthOf)).toEqual([0, 2, 0]);
	});
});
