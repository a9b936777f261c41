import type { ReactNode } from 'react';
import { Icon, type IconName } from '@/ui/icon/Icon';
import styles from './MinimalCard.module.css';

interface MinimalCardProps {
	icon: IconName;
	title: string;
	children: ReactNode;
}

/** The whole of a page in the minimal mode: one card with a question (rules/start#minimal-mode). */
export function MinimalCard({ icon, title, children }: MinimalCardProps): ReactNode {
	return (
		<main className={styles.page}>
			<section className={styles.card} aria-label={title}>
				<Icon name={icon} size={30} className={styles.sign ?? ''} />
				<h1>{title}</h1>
				{children}
			</section>
		</main>
	);
}
