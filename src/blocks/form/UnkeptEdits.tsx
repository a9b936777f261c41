import type { ReactNode } from 'react';
import { text } from '@/i18n/text';
import styles from './UnkeptEdits.module.css';

/** Says that the browser has refused to keep what is written, for example because its storage is full. */
export const UnkeptEdits = (): ReactNode => (
	<p className={styles.unkept} role="alert">
		{text.keptEdits.unkept}
	</p>
);
