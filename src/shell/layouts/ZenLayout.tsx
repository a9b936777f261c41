import type { ReactNode } from 'react';
import { Hotkeys } from '../hotkeys/Hotkeys';
import { Orders } from '../orders/Orders';
import { MainView } from '../pages/MainView';
import styles from './ZenLayout.module.css';

/** Nothing but the page, for a wall display. */
export default function ZenLayout(): ReactNode {
	return (
		<main className={styles.zen}>
			<Hotkeys />
			<Orders />
			<MainView kind="main" />
		</main>
	);
}
