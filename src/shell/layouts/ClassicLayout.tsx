import { type ReactNode, useRef } from 'react';
import { APP_PAGES } from '@/domain/paths/patterns';
import { pageAt } from '@/domain/paths/readPath';
import type { WidgetPlace } from '@/domain/widget/Widget';
import { useDeviceKind } from '@/platform/useDeviceKind';
import { useBaseSetting } from '@/stores/preferences/usePreference';
import { LatePart } from '@/ui/late/LatePart';
import { lazyPart } from '@/ui/late/lazyPart';
import { ComposerSlot } from '../composer/ComposerSlot';
import { Hotkeys } from '../hotkeys/Hotkeys';
import { BottomBar } from '../nav/BottomBar';
import { NavBar } from '../nav/NavBar';
import { sideWidgets } from '../nav/navSettings';
import { useIsNarrow } from '../nav/useIsNarrow';
import { MainView, useMainPath } from '../pages/MainView';
import { pages } from '../registry';
import { ServiceWorkerMessages } from '../serviceWorker/ServiceWorkerMessages';
import { whenStarted } from '../whenStarted';
import styles from './ClassicLayout.module.css';
import { useWheelBeside } from './useWheelBeside';

const composer = <ComposerSlot />;
const SideWidgets = lazyPart(async () => {
	await whenStarted();
	return (await import('../widgets/loadWidgets')).loadSideWidgets();
});

/** One column, with a bottom bar on phones, and a side bar and widgets on wide screens. */
export default function ClassicLayout(): ReactNode {
	const isMobile = useDeviceKind() === 'mobile';
	const page = pageAt(APP_PAGES, useMainPath());
	// The list of a frame stands beside its page.
	const isWide = page !== null && (pages[page].isWide ?? pages[page].frame !== undefined);
	const isNarrow = useIsNarrow();
	const hasSides = useBaseSetting(sideWidgets) && !isNarrow;
	const layout = useRef<HTMLDivElement>(null);
	useWheelBeside(layout);
	return (
		<div ref={layout} className={styles.layout} data-mobile={isMobile || undefined}>
			<Hotkeys />
			<ServiceWorkerMessages />
			{!isMobile && <NavBar />}
			{hasSides && <Side place="left" />}
			<main className={styles.main} data-wide={isWide || undefined} data-region="">
				<MainView kind="main" aboveTimeline={isMobile ? null : composer} />
			</main>
			{hasSides && <Side place="right" />}
			{isMobile && <BottomBar />}
		</div>
	);
}

/** Has its width from the start, so that nothing moves when the widgets come. */
function Side({ place }: { place: WidgetPlace }): ReactNode {
	return (
		<div className={styles.side} data-place={place}>
			<LatePart>
				<SideWidgets place={place} />
			</LatePart>
		</div>
	);
}
