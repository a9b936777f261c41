import type { ReactNode } from 'react';
import { t } from '@/i18n/t';
import styles from './Composer.module.css';

/** How many characters are left. */
export function Counter({ left, tone }: { left: number; tone: string }): ReactNode {
	return (
		<span className={styles.counter} data-tone={tone} role="status">
			<span className="visually-hidden">{t('composer.left', { count: left })}</span>
			<span aria-hidden="true">{left}</span>
		</span>
	);
}
