import type { ReactNode } from 'react';
import { t, text } from '@/i18n/t';
import { useIsAway, useSession } from '@/stores/session/SessionContext';
import { Icon } from '@/ui/Icon';
import styles from './Away.module.css';

/** In the bar at the side: that the server cannot be reached just now. A press asks it at once. */
export function AwayItem(): ReactNode {
	const { host, reachability } = useSession();
	const isAway = useIsAway();
	return (
		<div className={styles.status} role="status">
			{isAway && (
				<button
					type="button"
					className={styles.item}
					data-tooltip={t('shell.awayHint', { host })}
					onClick={() => void reachability.check()}
				>
					<Icon name="wifiOff" size={20} />
					<span className={styles.label}>{text.shell.away}</span>
				</button>
			)}
		</div>
	);
}
