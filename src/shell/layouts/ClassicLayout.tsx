import { type ReactNode, useRef } from 'react';
import { useDeviceKind } from '@/platform/useDeviceKind';
import { ComposerSlot } from '../composer/ComposerSlot';
import { Hotkeys } from '../hotkeys/Hotkeys';
import { BottomBar } from '../nav/BottomBar';
import { NavBar } from '../nav/NavBar';
import { MainView } from '../pages/MainView';
import { ServiceWorkerMessages } from '../serviceWorker/ServiceWorkerMessages';
import styles from './ClassicLayout.module.css';
import { useWheelBeside } from './useWheelBeside';

const composer = <ComposerSlot />;

/** One column, with a bottom bar on phones and a side bar on wide screens. */
export default function ClassicLayout(): ReactNode {
	const isMobile = useDeviceKind() === 'mobile';
	const layout = useRef<HTMLDivElement>(null);
	useWheelBeside(layout);
	return (
		<div ref={layout} className={styles.layout} data-mobile={isMobile || undefined}>
			<Hotkeys />
			<ServiceWorkerMessages />
			{!isMobile && <NavBar />}
			<main className={styles.main} data-region="">
				<MainView kind="main" aboveTimeline={isMobile ? null : composer} />
			</main>
			{isMobile && <BottomBar />}
		</div>
	);
}
