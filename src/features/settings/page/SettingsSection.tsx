import { type ReactNode, useId } from 'react';
import styles from './page.module.css';

interface SettingsSectionProps {
	title: string;
	about?: ReactNode;
	/** Found by the address of the page: `#marker`. */
	marker?: string;
	children: ReactNode;
}

/** A part of a settings page under its title. */
export function SettingsSection({ title, about, marker, children }: SettingsSectionProps): ReactNode {
	const id = useId();
	return (
		<section className={styles.section} aria-labelledby={id} data-marker={marker}>
			<h2 id={id}>{title}</h2>
			{about !== undefined && <p className={styles.about}>{about}</p>}
			{children}
		</section>
	);
}
