import type { ReactNode } from 'react';
import styles from './CornerClose.module.css';
import { IconButton } from './IconButton';

/** Removes a tile: a button in its corner, over its picture. The tile has to be positioned. */
export function CornerClose({ label, onClick }: { label: string; onClick: () => void }): ReactNode {
	return (
		<IconButton
			className={styles.close ?? ''}
			icon="close"
			size="small"
			iconSize={14}
			label={label}
			onClick={onClick}
		/>
	);
}
