import { type ReactNode, useRef } from 'react';
import { APP_PAGES } from '@/domain/paths/patterns';
import { pageAt } from '@/domain/paths/readPath';
import { useDeviceKind } from '@/platform/useDeviceKind';
import { ComposerSlot } from '../composer/ComposerSlot';
import { Hotkeys } from '../hotkeys/Hotkeys';
import { BottomBar } from '../nav/BottomBar';
import { NavBar } from '../nav/NavBar';
import { MainView, useMainPath } from '../pages/MainView';
import { pages } from '../registry';
import { ServiceWorkerMessages } from '../serviceWorker/ServiceWorkerMessages';
import styles from './ClassicLayout.module.css';
import { useWheelBeside } from './useWheelBeside';

const composer = <ComposerSlot />;

/** One column, with a bottom bar on phones and a side bar on wide screens. */
export default function ClassicLayout(): ReactNode {
	const isMobile = useDeviceKind() === 'mobile';
	const page = pageAt(APP_PAGES, useMainPath());
	// The list of a frame stands beside its page.
	const isWide = page !== null && (pages[page].isWide ?? pages[page].frame !== undefined);
	const layout = useRef<HTMLDivElement>(null);
	useWheelBeside(layout);
	return (
		<div ref={layout} className={styles.layout} data-mobile={isMobile || undefined}>
			<Hotkeys />
			<ServiceWorkerMessages />
			{!isMobile && <NavBar />}
			<main className={styles.main} data-wide={isWide || undefined} data-region="">
				<MainView kind="main" aboveTimeline={isMobile ? null : composer} />
			</main>
			{isMobile && <BottomBar />}
		</div>
	);
}
