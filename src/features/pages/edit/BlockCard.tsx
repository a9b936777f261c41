import type { ReactNode } from 'react';
import { depthOf, sectionAbove } from '@/domain/page/blockTree';
import type { PageBlock } from '@/domain/page/Page';
import { MAX_DEPTH } from '@/domain/page/toBlocks';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { IconButton } from '@/ui/button/IconButton';
import { Icon } from '@/ui/icon/Icon';
import type { MenuItem } from '@/ui/menu/MenuItem';
import { openMenu } from '@/ui/menu/openMenu';
import { Grip } from '@/ui/sortable/Grip';
import type { Sorting } from '@/ui/sortable/useSortable';
import { BlockFields } from './BlockFields';
import { blockName, kindName } from './blockName';
import styles from './blocks.module.css';
import type { Editing } from './Editing';
import { BLOCK_KINDS } from './newBlock';

interface BlockCardProps {
	block: PageBlock;
	sorting: Sorting;
	/** Its place among those that are shown, and how many these are. */
	index: number;
	count: number;
	depth: number;
	editing: Editing;
}

/** A block to edit, with what moves and removes it. */
export function BlockCard({ block, sorting, index, count, depth, editing }: BlockCardProps): ReactNode {
	const { key, type } = block;
	const name = blockName(block);
	return (
		<li className={styles.card} data-block={key} {...sorting.itemOf(key)}>
			<div className={styles.bar}>
				{count > 1 && (
					<Grip sorting={sorting} id={key} label={t('pages.moveBlock', { name, place: index + 1, count })} />
				)}
				<span className={styles.kind}>
					<Icon name={type === 'unknown' ? 'code' : BLOCK_KINDS[type].icon} size={16} />
					{kindName(block)}
				</span>
				<IconButton
					icon="more"
					size="small"
					tooltip={false}
					label={t('pages.blockMenu', { name })}
					aria-haspopup="menu"
					onClick={({ currentTarget: anchor }) =>
						openMenu({ anchor, label: name, items: moves({ block, sorting, depth, editing }) })
					}
				/>
				<IconButton
					icon="trash"
					size="small"
					tooltip={false}
					label={t('pages.removeBlock', { name })}
					onClick={() => editing.remove(block)}
				/>
			</div>
			<BlockFields block={block} depth={depth} editing={editing} />
		</li>
	);
}

function moves({ block, sorting, depth, editing }: Omit<BlockCardProps, 'index' | 'count'>): MenuItem[] {
	const { key } = block;
	const [up, down] = [sorting.mover(key, -1), sorting.mover(key, 1)];
	const above = sectionAbove(editing.blocks(), key);
	const hasRoom = depth + 1 + depthOf(block) <= MAX_DEPTH;
	return [
		{ text: text.pages.moveUp, icon: 'arrowUp', disabled: !up, onSelect: () => up?.() },
		{ text: text.pages.moveDown, icon: 'arrowDown', disabled: !down, onSelect: () => down?.() },
		{
			text: text.pages.moveInto,
			icon: 'arrowRight',
			disabled: above === null || !hasRoom,
			onSelect: () => editing.moveInto(block),
		},
		{
			text: text.pages.moveOut,
			icon: 'arrowLeft',
			disabled: depth === 0,
			onSelect: () => editing.moveOut(block),
		},
	];
}
