import { randomId } from '@/base/randomId';
import type { PageBlock } from '@/domain/page/Page';
import { text } from '@/i18n/text';
import type { IconName } from '@/ui/icon/Icon';

/** The blocks that can be made here. */
export type MadeBlock = Exclude<PageBlock['type'], 'unknown'>;

interface BlockKind {
	readonly icon: IconName;
	readonly name: () => string;
	readonly make: (base: Pick<PageBlock, 'key' | 'kept'>) => PageBlock;
}

/** The kinds of blocks, in the order in which they are offered. */
export const BLOCK_KINDS: Readonly<Record<MadeBlock, BlockKind>> = {
	text: {
		icon: 'typography',
		name: () => text.pages.text,
		make: base => ({ ...base, type: 'text', text: '' }),
	},
	section: {
		icon: 'notepad',
		name: () => text.pages.section,
		make: base => ({ ...base, type: 'section', title: '', blocks: [] }),
	},
	image: {
		icon: 'image',
		name: () => text.pages.image,
		make: base => ({ ...base, type: 'image', fileId: null }),
	},
	note: {
		icon: 'note',
		name: () => text.pages.note,
		make: base => ({ ...base, type: 'note', noteId: null, isDetailed: false }),
	},
};

/** An empty block with an id of its own. */
export function newBlock(type: MadeBlock): PageBlock {
	const id = randomId();
	return BLOCK_KINDS[type].make({ key: `new ${id}`, kept: { id } });
}
