import type { ReactNode } from 'react';
import { text } from '@/i18n/text';
import { Icon } from '@/ui/icon/Icon';
import styles from './DriveListHead.module.css';
import type { DriveSort } from './driveContent';

interface DriveListHeadProps {
	sort: DriveSort;
	onSort: (sort: DriveSort) => void;
}

/** The column headers of a list; a press sorts by it, and pressing a date again reverses the order. */
export function DriveListHead({ sort, onSort }: DriveListHeadProps): ReactNode {
	const byDate = sort === 'newest' || sort === 'oldest';
	return (
		<div className={styles.head}>
			<Heading name={text.common.name} direction={sort === 'name' ? 'up' : null} onPress={() => onSort('name')} />
			<span className={styles.type}>{text.drive.type}</span>
			<Heading
				className={styles.size}
				name={text.drive.size}
				direction={sort === 'size' ? 'down' : null}
				onPress={() => onSort('size')}
			/>
			<Heading
				name={text.drive.date}
				direction={byDate ? (sort === 'newest' ? 'down' : 'up') : null}
				onPress={() => onSort(sort === 'newest' ? 'oldest' : 'newest')}
			/>
		</div>
	);
}

interface HeadingProps {
	name: string;
	direction: 'up' | 'down' | null;
	onPress: () => void;
	className?: string | undefined;
}

function Heading({ name, direction, onPress, className }: HeadingProps): ReactNode {
	const classes = className === undefined ? styles.heading : `${styles.heading} ${className}`;
	return (
		<button type="button" className={classes} aria-pressed={direction !== null} onClick={onPress}>
			{name}
			{direction !== null && <Icon name={direction === 'up' ? 'arrowUp' : 'arrowDown'} size={14} />}
		</button>
	);
}
