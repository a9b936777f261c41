import type { ReactNode } from 'react';
import { Icon, type IconName } from '@/ui/icon/Icon';
import styles from './Notice.module.css';

interface NoticeProps {
	icon: IconName;
	tone: 'dim' | 'accent' | 'warn' | 'danger';
	title: string;
	/** What it means, or what to do. */
	children?: ReactNode;
}

/** Something to know about an account, in a box of its own. */
export function Notice({ icon, tone, title, children }: NoticeProps): ReactNode {
	return (
		<div className={styles.notice} data-tone={tone} role="note">
			<Icon name={icon} size={18} />
			<div className={styles.text}>
				<b>{title}</b>
				{children && <div className={styles.more}>{children}</div>}
			</div>
		</div>
	);
}
