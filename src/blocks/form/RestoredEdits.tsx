import type { ReactNode } from 'react';
import { text } from '@/i18n/text';
import styles from './RestoredEdits.module.css';

/** Says that a form shows the unsaved edits of an earlier visit. */
export const RestoredEdits = (): ReactNode => (
	<p className={styles.restored} role="status">
		{text.keptEdits.restored}
	</p>
);
