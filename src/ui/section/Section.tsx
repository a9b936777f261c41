import { type ReactNode, useId } from 'react';
import { AboutText } from '../page/AboutText';
import styles from './Section.module.css';

interface SectionProps {
	title: string;
	/** What it is for, below the title. */
	about?: ReactNode;
	/** Shown beside the title. */
	action?: ReactNode;
	/** By which the search of the settings, and the address (`#marker`), find it. */
	marker?: string;
	children: ReactNode;
}

/** A titled part of a page. */
export function Section({ title, about, action, marker, children }: SectionProps): ReactNode {
	const id = useId();
	const heading = <h2 id={id}>{title}</h2>;
	return (
		<section className={styles.section} aria-labelledby={id} data-marker={marker}>
			{action ? (
				<header className={styles.header}>
					{heading}
					{action}
				</header>
			) : (
				heading
			)}
			{about !== undefined && <AboutText>{about}</AboutText>}
			{children}
		</section>
	);
}
