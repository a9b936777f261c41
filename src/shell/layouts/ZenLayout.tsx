import { type ReactNode, useLayoutEffect } from 'react';
import { loadWall } from '@/features/timeline';
import { useSession } from '@/stores/session/SessionContext';
import { LateFallback } from '@/ui/late/LateFallback';
import { LatePart } from '@/ui/late/LatePart';
import { lazyPart } from '@/ui/late/lazyPart';
import { loadable } from '@/ui/late/loadable';
import { overlays } from '@/ui/overlay/overlays';
import { LoadBoundary } from '@/ui/state/LoadBoundary';
import { Hotkeys } from '../hotkeys/Hotkeys';
import { OutageStrip } from '../nav/OutageStrip';
import { MainView } from '../pages/MainView';
import { ServiceWorkerMessages } from '../serviceWorker/ServiceWorkerMessages';
import { whenStarted } from '../whenStarted';
import { watchCalm } from './watchCalm';
import styles from './ZenLayout.module.css';

const NotificationPart = lazyPart(() => whenStarted().then(() => import('../NotificationPart')));

/** Only the page, its controls visible while it is used; with `?wall` a display without any. */
export default function ZenLayout(): ReactNode {
	return new URLSearchParams(location.search).has('wall') ? <Wall /> : <Zen />;
}

function Zen(): ReactNode {
	const { isMember } = useSession();
	useLayoutEffect(() => watchCalm(() => overlays.top() !== undefined), []);
	return (
		<main className={styles.zen} data-region="">
			<Hotkeys />
			<ServiceWorkerMessages />
			<MainView kind="main" />
			<OutageStrip isAlone />
			{isMember && (
				<LatePart>
					<NotificationPart />
				</LatePart>
			)}
		</main>
	);
}

function Wall(): ReactNode {
	const View = loadable(loadWall);
	return (
		<main className={styles.wall}>
			<ServiceWorkerMessages />
			<LoadBoundary>
				<LateFallback value={null}>
					<View />
				</LateFallback>
			</LoadBoundary>
		</main>
	);
}
