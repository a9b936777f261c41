import type { ReactNode } from 'react';
import { t } from '@/i18n/t';
import { intents } from '@/stores/intents';
import { Icon } from '@/ui/Icon';
import styles from './Strip.module.css';

/** On phones: what waits to be posted, in a line above the bar. */
export function OutboxStrip({ count }: { count: number }): ReactNode {
	return (
		<button type="button" className={styles.strip} onClick={() => intents.send({ kind: 'outbox' })}>
			<Icon name="send" size={16} />
			<span>{t('outbox.count', { count })}</span>
			<Icon name="chevronRight" size={16} />
		</button>
	);
}
