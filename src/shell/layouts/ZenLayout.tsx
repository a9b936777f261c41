import { type ReactNode, useLayoutEffect } from 'react';
import { overlays } from '@/ui/overlay/overlays';
import { Hotkeys } from '../hotkeys/Hotkeys';
import { AwayStrip } from '../nav/AwayStrip';
import { MainView } from '../pages/MainView';
import { ServiceWorkerMessages } from '../serviceWorker/ServiceWorkerMessages';
import { watchCalm } from './watchCalm';
import styles from './ZenLayout.module.css';

/** Nothing but the page, for a wall display: its controls show while somebody uses it. */
export default function ZenLayout(): ReactNode {
	useLayoutEffect(() => watchCalm(() => overlays.top() !== undefined), []);
	return (
		<main className={styles.zen} data-region="">
			<Hotkeys />
			<ServiceWorkerMessages />
			<MainView kind="main" />
			<AwayStrip isAlone />
		</main>
	);
}
