import type { ReactNode } from 'react';
import { fill } from '@/i18n/fill';
import { text } from '@/i18n/text';
import { IconButton } from '@/ui/button/IconButton';
import { Icon, type IconName } from '@/ui/icon/Icon';
import cards from '@/ui/sortable/cards.module.css';
import { Grip } from '@/ui/sortable/Grip';
import type { Sorting } from '@/ui/sortable/useSortable';
import type { StatusBarEntry } from '../statusBarEntries';
import styles from './StatusBarsControl.module.css';

interface StatusBarCardProps {
	entry: StatusBarEntry;
	name: string;
	icon: IconName;
	sorting: Sorting;
	isOpen: boolean;
	onToggle: () => void;
	onRemove: () => void;
	/** The form, while it is open. */
	children: ReactNode;
}

/** A bar in the settings. One of an unknown type can only be moved and removed. */
export function StatusBarCard(props: StatusBarCardProps): ReactNode {
	const { entry, name, icon, sorting, isOpen, onToggle, onRemove, children } = props;
	const { id, bar } = entry;
	const about = bar ? bar.name && text.statusBars.types[bar.type] : text.statusBars.unknownAbout;
	return (
		<li className={cards.card} {...sorting.itemOf(id)}>
			<div className={styles.head}>
				<Grip sorting={sorting} id={id} label={fill(text.statusBars.drag, { name })} />
				<Icon name={icon} size={20} />
				<span className={styles.names}>
					<span className={cards.name}>{name}</span>
					{about !== '' && <span className={styles.about}>{about}</span>}
				</span>
				{bar && (
					<IconButton
						icon="pencil"
						size="small"
						label={fill(text.statusBars.edit, { name })}
						aria-expanded={isOpen}
						onClick={onToggle}
					/>
				)}
				<IconButton icon="trash" size="small" label={fill(text.statusBars.remove, { name })} onClick={onRemove} />
			</div>
			{children}
		</li>
	);
}
