import type { ReactNode } from 'react';
import { useHostTitle } from '@/blocks/hosting/HostContext';
import styles from './page.module.css';

/** The content of a settings page: its sections below each other, as wide as is good to read. */
export function SettingsColumn({ title, children }: { title: string; children: ReactNode }): ReactNode {
	useHostTitle(title);
	return <div className={styles.page}>{children}</div>;
}
