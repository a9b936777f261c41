import { shortened } from '@/domain/collection/shortened';
import type { PageBlock } from '@/domain/page/Page';
import { text } from '@/i18n/text';
import { BLOCK_KINDS } from './newBlock';

/** Of the text of a block. */
const LENGTH = 24;

/** What a block is called by those who can't see it: the beginning of its text, or its kind. */
export function blockName(block: PageBlock): string {
	const words = block.type === 'text' ? block.text : block.type === 'section' ? block.title : '';
	const shown = shortened(words, LENGTH);
	return shown === '' ? kindName(block) : shown;
}

export const kindName = (block: PageBlock): string =>
	block.type === 'unknown' ? text.pages.otherBlock : BLOCK_KINDS[block.type].name();
