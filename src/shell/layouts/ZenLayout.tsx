import type { ReactNode } from 'react';
import { MainView } from '../pages/MainView';
import styles from './ZenLayout.module.css';

/** Nothing but the page, for a wall display. */
export default function ZenLayout(): ReactNode {
	return (
		<main className={styles.zen}>
			<MainView kind="main" />
		</main>
	);
}
