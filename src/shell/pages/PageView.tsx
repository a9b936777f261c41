import { useCallback, useEffect } from 'react';
import { useStore } from 'zustand';
import { useColumnHandle } from '@/blocks/hosting/ColumnHandleContext';
import { usePageHost } from '@/blocks/hosting/HostContext';
import type { PageDefinition, PageProps } from '@/blocks/hosting/PageDefinition';
import type { AppPage } from '@/domain/paths/patterns';
import { text } from '@/i18n/text';
import { motionAllowed } from '@/platform/reducedMotion';
import { appEvents } from '@/stores/appEvents';
import { intents } from '@/stores/intents';
import { accounts } from '@/stores/session/accounts';
import { useMe, useSession } from '@/stores/session/SessionContext';
import { tokenMay } from '@/stores/session/tokenMay';
import { LateFallback } from '@/ui/late/LateFallback';
import { loadable } from '@/ui/late/loadable';
import { EmptyState } from '@/ui/state/EmptyState';
import { SkeletonRows } from '@/ui/state/SkeletonRows';
import { LoadBoundary } from './LoadBoundary';
import { NotFoundPage } from './NotFoundPage';
import styles from './PageView.module.css';

interface PageViewProps<N extends AppPage> extends PageProps<N> {
	page: PageDefinition<N>;
	path: string;
}

/** A page in any host, if its gate allows it. */
export function PageView<N extends AppPage>({ page, params, search, path }: PageViewProps<N>) {
	const session = useSession();
	const host = usePageHost();
	const isGranted = useStore(accounts, () => page.needs === undefined || tokenMay(session, page.needs));
	const access = useMe(me => page.gate({ isMember: session.isMember, me }));
	const isOpen = access === 'open';
	const needsAccount = access === 'signIn';
	useEffect(() => {
		if (needsAccount) intents.send({ kind: 'signIn', reason: 'required' });
	}, [needsAccount]);
	useEffect(() => {
		if (isOpen && isGranted && host.kind === 'main') appEvents.emit('pageShown', { path });
	}, [isOpen, isGranted, host, path]);
	const { setList } = useColumnHandle();
	const isPlain = page.layout === 'plain';
	const ref = useCallback(
		(element: HTMLElement | null) => {
			if (isPlain) setList(element && { scrollToTop: () => toTop(element) });
		},
		[isPlain, setList],
	);
	if (access === 'pending') return <SkeletonRows />;
	if (!isOpen) return <NotFoundPage />;
	if (!isGranted) {
		return (
			<EmptyState icon="lock" title={text.error.cannotPerform}>
				{text.error.tokenMayNot}
			</EmptyState>
		);
	}
	const Page = loadable(page.load);
	return (
		<div ref={ref} className={styles.page} data-layout={page.layout}>
			<LoadBoundary>
				<LateFallback value={<SkeletonRows />}>
					<Page params={params} search={search} />
				</LateFallback>
			</LoadBoundary>
		</div>
	);
}

function toTop(element: HTMLElement): void {
	element.scrollTo({ top: 0, behavior: motionAllowed() ? 'smooth' : 'instant' });
}
