import type { ReactNode } from 'react';
import { text } from '@/i18n/text';
import styles from './WidgetMessage.module.css';

/** Stands for a widget's content until it is there. */
export function WidgetLoading(): ReactNode {
	return (
		<div className={styles.bars} role="status" aria-label={text.ui.loading}>
			<i />
			<i />
			<i />
		</div>
	);
}
