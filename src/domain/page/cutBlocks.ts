import type { PageBlock } from './Page';

interface CutBlocks {
	readonly blocks: readonly PageBlock[];
	/** Whether there are more. */
	readonly isCut: boolean;
}

/** A note has to be fetched, and is as large as some texts. */
const NOTE_WEIGHT = 5;

/**
 * The beginning of a page. Its blocks count one each, also those in sections, and notes more.
 * @param weight how much of it, at least
 */
export function cutBlocks(blocks: readonly PageBlock[], weight: number): CutBlocks {
	let left = weight;
	let isCut = false;
	const take = (list: readonly PageBlock[]): readonly PageBlock[] => {
		const taken: PageBlock[] = [];
		for (const block of list) {
			if (left <= 0) {
				isCut = true;
				break;
			}
			left -= block.type === 'note' ? NOTE_WEIGHT : 1;
			taken.push(block.type === 'section' ? { ...block, blocks: take(block.blocks) } : block);
		}
		return taken;
	};
	const shown = take(blocks);
	return { blocks: isCut ? shown : blocks, isCut };
}
