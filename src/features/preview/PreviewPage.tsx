import { type ReactNode, useId } from 'react';
import { useHostTitle } from '@/blocks/hosting/HostContext';
import { text } from '@/i18n/text';
import { AboutText } from '@/ui/page/AboutText';
import type { ComponentEntry } from './ComponentEntry';
import { componentEntries } from './componentEntries';
import { Markup } from './Markup';
import styles from './PreviewPage.module.css';

/** Every component in the current theme and language, then all markup (rules/appearance#preview-of-components). */
export default function PreviewPage(): ReactNode {
	useHostTitle(text.preview.title);
	return (
		<div className={styles.page}>
			<AboutText>{text.preview.about}</AboutText>
			{componentEntries.map(entry => (
				<Component key={entry.id} {...entry} />
			))}
			<Markup />
		</div>
	);
}

function Component({ id, shows, Samples }: ComponentEntry): ReactNode {
	const heading = useId();
	return (
		<section className={styles.part} aria-labelledby={heading} data-part={id}>
			<header className={styles.head}>
				<h2 id={heading}>{text.preview.parts[id]}</h2>
				<p className={styles.files}>{shows.map(file => file.split('/').at(-1)).join(' · ')}</p>
			</header>
			<div className={styles.samples}>
				<Samples />
			</div>
		</section>
	);
}
