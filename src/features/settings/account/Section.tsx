import { type ReactNode, useId } from 'react';
import styles from './account.module.css';

interface SectionProps {
	title: string;
	about?: ReactNode;
	children: ReactNode;
}

/** A titled section of a page about the account. */
export function Section({ title, about, children }: SectionProps): ReactNode {
	const id = useId();
	return (
		<section className={styles.section} aria-labelledby={id}>
			<h2 id={id}>{title}</h2>
			{about !== undefined && <p className={styles.about}>{about}</p>}
			{children}
		</section>
	);
}
