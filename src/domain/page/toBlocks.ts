import { isRecord } from '@/base/isRecord';
import type { BlockContent, PageBlock } from './Page';

/** Sections in sections are read this deep; what is deeper counts as an unknown block, and is kept. */
export const MAX_DEPTH = 16;

/** Reads blocks as servers send them and devices keep them. What isn't an object is left out. */
export function toBlocks(content: unknown): readonly PageBlock[] {
	let count = 0;
	const read = (list: unknown, depth: number): readonly PageBlock[] => {
		if (!Array.isArray(list)) return [];
		return list.flatMap((each: unknown) => (isRecord(each) ? [toBlock(each, depth)] : []));
	};
	const toBlock = (kept: BlockContent, depth: number): PageBlock => {
		const base = { key: `block${++count}`, kept };
		switch (kept.type) {
			case 'text':
				return { ...base, type: 'text', text: stringOf(kept.text) };
			case 'section':
				if (depth >= MAX_DEPTH) break;
				return { ...base, type: 'section', title: stringOf(kept.title), blocks: read(kept.children, depth + 1) };
			case 'image':
				return { ...base, type: 'image', fileId: idOf(kept.fileId) };
			case 'note':
				return { ...base, type: 'note', noteId: idOf(kept.note), isDetailed: kept.detailed === true };
		}
		return { ...base, type: 'unknown', name: stringOf(kept.type) };
	};
	return read(content, 0);
}

const stringOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const idOf = (value: unknown): string | null => stringOf(value) || null;
