import type { ComponentProps, ReactNode } from 'react';
import styles from './AboutText.module.css';

interface AboutTextProps extends Pick<ComponentProps<'p'>, 'role'> {
	tone?: 'dim' | 'warning';
	/** By which the search of the settings, and the address (`#marker`), find it. */
	marker?: string;
	children: ReactNode;
}

/** What a page, or a part of it, is for, or what to know before. */
export function AboutText({ tone = 'dim', marker, children, role }: AboutTextProps): ReactNode {
	return (
		<p className={styles.about} data-tone={tone} data-marker={marker} role={role}>
			{children}
		</p>
	);
}
