import type { ReactNode } from 'react';
import { Icon } from '@/ui/icon/Icon';
import { PanelPart } from '../minimal/MinimalPanel';
import styles from './install.module.css';

interface OutcomeProps {
	tone: 'success' | 'danger' | 'normal';
	title: string;
	about?: string;
	/** What can be done now. */
	children?: ReactNode;
}

const ICONS = { success: 'success', danger: 'alert', normal: 'info' } as const;

/** How it ended, and what can be done now. */
export function Outcome({ tone, title, about, children }: OutcomeProps): ReactNode {
	return (
		<PanelPart role={tone === 'danger' ? 'alert' : 'status'}>
			<p className={styles.outcome} data-tone={tone}>
				<Icon name={ICONS[tone]} size={22} />
				{title}
			</p>
			{about !== undefined && <p className={styles.about}>{about}</p>}
			{children !== undefined && <div className={styles.buttons}>{children}</div>}
		</PanelPart>
	);
}
