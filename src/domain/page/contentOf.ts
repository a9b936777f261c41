import type { BlockContent, PageBlock } from './Page';

/** The blocks as they are saved: what this client doesn't know of them is as it was. */
export const contentOf = (blocks: readonly PageBlock[]): readonly BlockContent[] => blocks.map(toContent);

function toContent(block: PageBlock): BlockContent {
	// Spread copies a key such as `__proto__` as a key.
	switch (block.type) {
		case 'text':
			return { ...block.kept, type: 'text', text: block.text };
		case 'section':
			return { ...block.kept, type: 'section', title: block.title, children: contentOf(block.blocks) };
		case 'image':
			return { ...block.kept, type: 'image', fileId: block.fileId };
		case 'note':
			return { ...block.kept, type: 'note', note: block.noteId, detailed: block.isDetailed };
		case 'unknown':
			return block.kept;
	}
}
