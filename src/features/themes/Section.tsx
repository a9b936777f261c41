import { type ReactNode, useId } from 'react';
import styles from './page.module.css';

interface SectionProps {
	title: string;
	about?: string;
	/** By which the search of the settings finds it. */
	marker?: string;
	children: ReactNode;
}

/** A titled part of a page. */
export function Section({ title, about, marker, children }: SectionProps): ReactNode {
	const id = useId();
	return (
		<section className={styles.section} aria-labelledby={id} data-marker={marker}>
			<h2 id={id}>{title}</h2>
			{about !== undefined && <p className={styles.about}>{about}</p>}
			{children}
		</section>
	);
}
