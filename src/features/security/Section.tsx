import { type ReactNode, useId } from 'react';
import styles from './security.module.css';

interface SectionProps {
	title: string;
	about: string;
	children: ReactNode;
}

/** A titled section of the page. */
export function Section({ title, about, children }: SectionProps): ReactNode {
	const id = useId();
	return (
		<section className={styles.section} aria-labelledby={id}>
			<h2 id={id}>{title}</h2>
			<p className={styles.about}>{about}</p>
			{children}
		</section>
	);
}
