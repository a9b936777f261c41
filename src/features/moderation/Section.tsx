import { type ReactNode, useId } from 'react';
import styles from './moderation.module.css';

interface SectionProps {
	title: string;
	/** Shown beside its title. */
	action?: ReactNode;
	children: ReactNode;
}

/** A titled section of a moderation page. */
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
