import { type ReactNode, useLayoutEffect } from 'react';
import { overlays } from '@/ui/overlay/overlays';
import { Hotkeys } from '../hotkeys/Hotkeys';
import { OutageStrip } from '../nav/OutageStrip';
import { MainView } from '../pages/MainView';
import { ServiceWorkerMessages } from '../serviceWorker/ServiceWorkerMessages';
import { watchCalm } from './watchCalm';
import styles from './ZenLayout.module.css';

/** Only the page, for wall displays: its controls are visible while it is used. */
export default function ZenLayout(): ReactNode {
	useLayoutEffect(() => watchCalm(() => overlays.top() !== undefined), []);
	return (
		<main className={styles.zen} data-region="">
			<Hotkeys />
			<ServiceWorkerMessages />
			<MainView kind="main" />
			<OutageStrip isAlone />
		</main>
	);
}
