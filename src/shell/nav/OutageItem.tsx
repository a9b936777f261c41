import type { ReactNode } from 'react';
import { fill } from '@/i18n/fill';
import { text } from '@/i18n/text';
import { useOutage, useSession } from '@/stores/session/SessionContext';
import { Icon } from '@/ui/icon/Icon';
import styles from './OutageItem.module.css';

/** An item of the side bar that says that the server can't be reached. A press checks it at once. */
export function OutageItem(): ReactNode {
	const { host, reachability } = useSession();
	const outage = useOutage();
	return (
		<div className={styles.status} role="status">
			{outage && (
				<button
					type="button"
					className={styles.item}
					data-tooltip={fill(text.shell[`${outage}Hint`], { host })}
					onClick={() => void reachability.check()}
				>
					<Icon name={outage === 'away' ? 'wifiOff' : 'alert'} size={20} />
					<span className={styles.label}>{text.shell[outage]}</span>
				</button>
			)}
		</div>
	);
}
