import type { ReactNode } from 'react';
import { counted } from '@/i18n/fill';
import { text } from '@/i18n/text';
import { intents } from '@/stores/intents';
import { Icon } from '@/ui/icon/Icon';
import styles from './Strip.module.css';

/** The number of unsent notes, in a line above the bottom bar. */
export function OutboxStrip({ count }: { count: number }): ReactNode {
	return (
		<button type="button" className={styles.strip} onClick={() => intents.send({ kind: 'outbox' })}>
			<Icon name="send" size={16} />
			<span>{counted(text.outbox, 'count', count)}</span>
			<Icon name="chevronRight" size={16} />
		</button>
	);
}
