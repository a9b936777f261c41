import type { ReactNode } from 'react';
import { Icon, type IconName } from '@/ui/icon/Icon';
import styles from './WidgetMessage.module.css';

interface WidgetMessageProps {
	icon: IconName;
	children: ReactNode;
	/** A small button. */
	action?: ReactNode;
	isFailure?: boolean;
}

/** What a widget says where it has nothing to show: smaller than the state of a page or column. */
export function WidgetMessage({ icon, children, action, isFailure }: WidgetMessageProps): ReactNode {
	return (
		<div className={styles.message} data-failure={isFailure || undefined}>
			<Icon name={icon} size={22} />
			<p>{children}</p>
			{action}
		</div>
	);
}
