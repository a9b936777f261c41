import { type ReactNode, useId } from 'react';
import styles from './moderation.module.css';

interface SectionProps {
	title: string;
	/** Beside its title. */
	action?: ReactNode;
	children: ReactNode;
}

/** A part of a moderation page, under its title. */
export function Section({ title, action, children }: SectionProps): ReactNode {
	const id = useId();
	return (
		<section className={styles.section} aria-labelledby={id}>
			<header className={styles.header}>
				<h2 id={id}>{title}</h2>
				{action}
			</header>
			{children}
		</section>
	);
}
