import type { PageBlock } from './Page';

type Blocks = readonly PageBlock[];

/** Where a block is: in a section, or on the page itself (`parent` is null), and at which place there. */
export interface BlockPlace {
	readonly parent: string | null;
	readonly index: number;
}

/** Where a block is; null if it isn't on the page. */
export function placeOf(blocks: Blocks, key: string, parent: string | null = null): BlockPlace | null {
	for (const [index, block] of blocks.entries()) {
		if (block.key === key) return { parent, index };
		const place = block.type === 'section' ? placeOf(block.blocks, key, block.key) : null;
		if (place) return place;
	}
	return null;
}

/** The block, and the blocks beside it with itself; undefined if it isn't on the page. */
export function findBlock(blocks: Blocks, key: string): { block: PageBlock; beside: Blocks } | undefined {
	for (const block of blocks) {
		if (block.key === key) return { block, beside: blocks };
		const found = block.type === 'section' ? findBlock(block.blocks, key) : undefined;
		if (found) return found;
	}
	return undefined;
}

/** Changes one block. Blocks that stay the same stay the same objects. */
export function changeBlock(blocks: Blocks, key: string, change: (block: PageBlock) => PageBlock): Blocks {
	let isChanged = false;
	const next = blocks.map((block): PageBlock => {
		const now = block.key === key ? change(block) : changedInside(block, key, change);
		isChanged ||= now !== block;
		return now;
	});
	return isChanged ? next : blocks;
}

function changedInside(block: PageBlock, key: string, change: (block: PageBlock) => PageBlock): PageBlock {
	if (block.type !== 'section') return block;
	const inside = changeBlock(block.blocks, key, change);
	return inside === block.blocks ? block : { ...block, blocks: inside };
}

/** Changes the list of blocks in a section, or that of the page. */
function changeList(blocks: Blocks, parent: string | null, change: (list: Blocks) => Blocks): Blocks {
	if (parent === null) return change(blocks);
	return changeBlock(blocks, parent, block =>
		block.type === 'section' ? { ...block, blocks: change(block.blocks) } : block,
	);
}

/** Puts a block at a place; on the page itself if its section is no longer there. */
export function insertBlock(blocks: Blocks, { parent, index }: BlockPlace, block: PageBlock): Blocks {
	const isThere = parent === null || findBlock(blocks, parent)?.block.type === 'section';
	return changeList(blocks, isThere ? parent : null, list => list.toSpliced(Math.min(index, list.length), 0, block));
}

/** Without a block and what is in it. */
export function removeBlock(blocks: Blocks, key: string): Blocks {
	const place = placeOf(blocks, key);
	return place ? changeList(blocks, place.parent, list => list.filter(block => block.key !== key)) : blocks;
}

/** Moves a block within the list that it is in. */
export function moveBlock(blocks: Blocks, key: string, to: number): Blocks {
	const found = findBlock(blocks, key);
	const place = placeOf(blocks, key);
	if (!found || !place) return blocks;
	return insertBlock(removeBlock(blocks, key), { ...place, index: to }, found.block);
}

/** The section right above a block, which it may be moved into; null for none. */
export function sectionAbove(blocks: Blocks, key: string): string | null {
	const beside = findBlock(blocks, key)?.beside ?? [];
	const above = beside[beside.findIndex(block => block.key === key) - 1];
	return above?.type === 'section' ? above.key : null;
}

/** Moves a block to the end of the section right above it. */
export function moveIntoSection(blocks: Blocks, key: string): Blocks {
	const found = findBlock(blocks, key);
	const parent = sectionAbove(blocks, key);
	if (!found || parent === null) return blocks;
	return insertBlock(removeBlock(blocks, key), { parent, index: Number.POSITIVE_INFINITY }, found.block);
}

/** Moves a block out of its section, right below it. */
export function moveOutOfSection(blocks: Blocks, key: string): Blocks {
	const found = findBlock(blocks, key);
	const place = placeOf(blocks, key);
	const section = place?.parent ? placeOf(blocks, place.parent) : null;
	if (!found || !section) return blocks;
	return insertBlock(removeBlock(blocks, key), { ...section, index: section.index + 1 }, found.block);
}

/** How many levels of sections are in a block, itself included: 0 for anything but sections. */
export const depthOf = (block: PageBlock): number =>
	block.type === 'section' ? 1 + Math.max(0, ...block.blocks.map(depthOf)) : 0;
