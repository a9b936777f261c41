import type { ReactNode } from 'react';
import { Icon, type IconName } from '@/ui/icon/Icon';
import styles from './PageContent.module.css';

interface MissingBlockProps {
	icon: IconName;
	/** What isn't shown. */
	children: ReactNode;
}

/** A quiet line in place of a block that can't be shown. */
export function MissingBlock({ icon, children }: MissingBlockProps): ReactNode {
	return (
		<p className={styles.unknown}>
			<Icon name={icon} size={18} />
			<span>{children}</span>
		</p>
	);
}
