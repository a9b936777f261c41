import { type ReactNode, useContext, useState } from 'react';
import { moveBlock } from '@/domain/page/blockTree';
import type { PageBlock } from '@/domain/page/Page';
import { MAX_DEPTH } from '@/domain/page/toBlocks';
import { text } from '@/i18n/text';
import { Button } from '@/ui/button/Button';
import { ButtonRow } from '@/ui/page/ButtonRow';
import { useSortable } from '@/ui/sortable/useSortable';
import { BlockCard } from './BlockCard';
import { blockName } from './blockName';
import styles from './blocks.module.css';
import { type Editing, FocusedBlockContext } from './Editing';
import { BLOCK_KINDS, type MadeBlock, newBlock } from './newBlock';

interface BlockListProps {
	blocks: readonly PageBlock[];
	/** The section that they are in; null for the page itself. */
	parent: string | null;
	/** In how many sections they are. */
	depth: number;
	editing: Editing;
}

/** How many blocks are shown at first, and added by each press: pages may have any number (rules/pages#long-pages). */
const STEP = 50;

/** The blocks of a page or of a section, and what can be added to them. */
export function BlockList({ blocks, parent, depth, editing }: BlockListProps): ReactNode {
	const [most, setMost] = useState(STEP);
	const focused = useContext(FocusedBlockContext);
	const focusedAt = blocks.findIndex(({ key }) => key === focused);
	if (focusedAt >= most) setMost(focusedAt + 1);
	const shown = blocks.slice(0, most);
	const ids = shown.map(({ key }) => key);
	const sorting = useSortable({
		ids,
		nameOf: key => {
			const block = blocks.find(each => each.key === key);
			return block ? blockName(block) : '';
		},
		layout: 'list',
		by: 'grip',
		onMove: (key, to) => editing.change(all => moveBlock(all, key, to)),
	});
	return (
		<div className={styles.blocks}>
			{shown.length > 0 && (
				<ol {...sorting.list} className={styles.list}>
					{shown.map((block, index) => (
						<BlockCard
							key={block.key}
							block={block}
							sorting={sorting}
							index={index}
							count={shown.length}
							depth={depth}
							editing={editing}
						/>
					))}
				</ol>
			)}
			{sorting.status}
			{blocks.length > shown.length && (
				<Button size="small" onClick={() => setMost(most + STEP)}>
					{text.pages.showMore}
				</Button>
			)}
			<fieldset className={styles.adders} aria-label={parent === null ? text.pages.add : text.pages.addInside}>
				<ButtonRow>
					{KINDS.map(type =>
						type === 'section' && depth >= MAX_DEPTH ? null : (
							<Button key={type} size="small" icon="plus" onClick={() => editing.add(parent, newBlock(type))}>
								{BLOCK_KINDS[type].name()}
							</Button>
						),
					)}
				</ButtonRow>
			</fieldset>
		</div>
	);
}

const KINDS = Object.keys(BLOCK_KINDS) as readonly MadeBlock[];
