import { type RefObject, useCallback, useEffect, useMemo, useRef } from 'react';
import { useStore } from 'zustand';
import { useColumnHandle } from '@/blocks/hosting/ColumnHandleContext';
import { useIsCovered } from '@/blocks/hosting/CoveredContext';
import { usePageHost } from '@/blocks/hosting/HostContext';
import type { PageDefinition, PageProps } from '@/blocks/hosting/PageDefinition';
import { type Navigation, NavigationContext, useNavigation } from '@/blocks/navigation/NavigationContext';
import type { AppPage } from '@/domain/paths/patterns';
import { text } from '@/i18n/text';
import { motionAllowed } from '@/platform/reducedMotion';
import { appEvents } from '@/stores/appEvents';
import { accounts } from '@/stores/session/accounts';
import { useSession } from '@/stores/session/SessionContext';
import { tokenMay } from '@/stores/session/tokenMay';
import { lazyPart } from '@/ui/late/lazyPart';
import { loadable } from '@/ui/late/loadable';
import { EmptyState } from '@/ui/state/EmptyState';
import { SkeletonRows } from '@/ui/state/SkeletonRows';
import { LatePage } from './LatePage';
import styles from './PageView.module.css';
import { usePageAccess } from './usePageAccess';

const NotFoundPage = lazyPart(() => import('./NotFoundPage'));

interface PageViewProps<N extends AppPage> extends PageProps<N> {
	page: PageDefinition<N>;
	path: string;
}

/** A page in any host, if its gate allows it. */
export function PageView<N extends AppPage>({ page, params, search, hash, path }: PageViewProps<N>) {
	const session = useSession();
	const host = usePageHost();
	const isGranted = useStore(accounts, () => page.needs === undefined || tokenMay(session, page.needs));
	const access = usePageAccess(page.gate);
	const isOpen = access === 'open';
	const isCovered = useIsCovered();
	useEffect(() => {
		if (isOpen && isGranted && !isCovered && host.kind === 'main') appEvents.emit('pageShown', { path });
	}, [isOpen, isGranted, isCovered, host.kind, path]);
	const { setList } = useColumnHandle();
	const { layout = 'plain' } = page;
	const isPlain = layout === 'plain';
	const place = useRef<HTMLElement>(null);
	const navigation = useOwnNavigation(place);
	const ref = useCallback(
		(element: HTMLElement | null) => {
			place.current = element;
			if (isPlain) setList(element && { scrollToTop: () => toTop(element) });
		},
		[isPlain, setList],
	);
	if (access === 'pending') return <SkeletonRows />;
	if (!isOpen) {
		return (
			<LatePage>
				<NotFoundPage />
			</LatePage>
		);
	}
	if (!isGranted) {
		return (
			<EmptyState icon="lock" title={text.error.cannotPerform}>
				{text.error.tokenMayNot}
			</EmptyState>
		);
	}
	const Page = loadable(page.load);
	return (
		<div ref={ref} className={styles.page} data-layout={layout}>
			<NavigationContext value={navigation}>
				<LatePage>
					<Page params={params} search={search} hash={hash} />
				</LatePage>
			</NavigationContext>
		</div>
	);
}

/** Navigation as a page sees it: once it is gone it replaces nothing, such as the next page of its frame. */
function useOwnNavigation(place: RefObject<HTMLElement | null>): Navigation {
	const navigation = useNavigation();
	return useMemo(() => {
		const { replace } = navigation;
		return replace ? { ...navigation, replace: path => place.current !== null && replace(path) } : navigation;
	}, [navigation, place]);
}

function toTop(element: HTMLElement): void {
	element.scrollTo({ top: 0, behavior: motionAllowed() ? 'smooth' : 'instant' });
}
