import type { ReactNode } from 'react';
import { IconButton } from '../button/IconButton';
import styles from './Grip.module.css';
import type { Sorting } from './useSortable';

interface GripProps {
	sorting: Sorting;
	/** Of the item. */
	id: string;
	/** The accessible name: which item it moves. */
	label: string;
}

/** The grip by which an item of a sorted list is dragged, or moved by arrow keys. */
export function Grip({ sorting, id, label }: GripProps): ReactNode {
	return (
		<IconButton
			{...sorting.handleOf(id)}
			className={styles.grip ?? ''}
			icon="grip"
			size="small"
			tooltip={false}
			label={label}
		/>
	);
}
