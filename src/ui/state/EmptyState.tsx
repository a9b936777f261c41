import type { ReactNode } from 'react';
import { text } from '@/i18n/text';
import { Icon, type IconName } from '../icon/Icon';
import styles from './StateMessage.module.css';

interface EmptyStateProps {
	icon?: IconName;
	/** "Nothing here yet" by default. */
	title?: string;
	/** What would fill it, or what to do. */
	children?: ReactNode;
	/** One or two buttons. */
	action?: ReactNode;
}

/** Shown instead of an empty list (rules/overlays#empty-and-failed-lists). */
export function EmptyState({ icon = 'note', title, children, action }: EmptyStateProps) {
	return (
		<div className={styles.state}>
			<span className={styles.mark}>
				<Icon name={icon} size={28} />
			</span>
			<p className={styles.title}>{title ?? text.ui.emptyTitle}</p>
			{children !== undefined && <p>{children}</p>}
			{action}
		</div>
	);
}
