import type { ReactNode } from 'react';
import { text } from '@/i18n/text';
import { Button } from '../button/Button';
import { Icon, type IconName } from '../icon/Icon';
import styles from './StateMessage.module.css';

interface ErrorStateProps {
	icon?: IconName;
	/** "Something happened" by default (rules/overlays#empty-and-failed-lists). */
	title?: string;
	children?: ReactNode;
	/** If given, there is a Retry button. */
	onRetry?: () => void;
	/** Whether a retry is running. */
	busy?: boolean;
	/** Further buttons, before Retry. */
	action?: ReactNode;
}

/** Shown instead of something that could not be loaded. */
export function ErrorState({ icon = 'alert', title, children, onRetry, busy = false, action }: ErrorStateProps) {
	return (
		<div className={styles.state} role="alert" data-tone="danger">
			<span className={styles.mark}>
				<Icon name={icon} size={28} />
			</span>
			<p className={styles.title}>{title ?? text.ui.errorTitle}</p>
			{children !== undefined && <p>{children}</p>}
			<div className={styles.buttons}>
				{action}
				{onRetry && (
					<Button icon="refresh" busy={busy} onClick={onRetry}>
						{text.common.retry}
					</Button>
				)}
			</div>
		</div>
	);
}
