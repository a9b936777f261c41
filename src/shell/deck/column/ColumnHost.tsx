import { createContext, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type ColumnHandle, ColumnHandleProvider } from '@/blocks/hosting/ColumnHandleContext';
import { CoveredProvider } from '@/blocks/hosting/CoveredContext';
import {
	type Navigation,
	NavigationContext,
	useLinkDelegate,
	useNavigation,
} from '@/blocks/navigation/NavigationContext';
import { text } from '@/i18n/text';
import { intents } from '@/stores/intents';
import type { Session } from '@/stores/session/Session';
import { currentSession } from '@/stores/session/sessions';
import { LateFallback } from '@/ui/late/LateFallback';
import { loadable } from '@/ui/late/loadable';
import { backTargets } from '@/ui/overlay/backTargets';
import { LoadBoundary } from '@/ui/state/LoadBoundary';
import { SkeletonRows } from '@/ui/state/SkeletonRows';
import { useFocusWhileOpen } from '../../pages/useFocusWhileOpen';
import { SessionRoot } from '../../session/SessionRoot';
import styles from './ColumnHost.module.css';

export const loadColumnPages = () => import('./ColumnPages');

interface ColumnHostProps {
	session: Session;
	/** For the column's content; the other is for the pages over it. */
	handle: ColumnHandle;
	pageHandle: ColumnHandle;
	children: ReactNode;
}

/**
 * A column's content, with its account's session. Pages opened from it cover it within the same column, and it keeps
 * its scroll position.
 */
export function ColumnHost({ session, handle, pageHandle, children }: ColumnHostProps): ReactNode {
	const outer = useNavigation();
	const [opened, setOpened] = useState<Opened | null>(null);
	const open = useCallback((by: Session, path: string) => setOpened({ session: by, path }), []);
	const navigation = useMemo(() => navigationIn(outer, session, open), [outer, session, open]);
	const delegate = useLinkDelegate(navigation);
	const close = useCallback(() => setOpened(null), []);
	return (
		<div className={styles.column} data-session={session.key}>
			<NavigationContext value={navigation}>
				<div ref={delegate} className={styles.below} inert={opened !== null}>
					<CoveredProvider value={opened !== null}>
						<SessionRoot session={session}>
							<OpenInColumn value={open}>
								<ColumnHandleProvider value={handle}>{children}</ColumnHandleProvider>
							</OpenInColumn>
						</SessionRoot>
					</CoveredProvider>
				</div>
			</NavigationContext>
			{opened !== null && (
				<ColumnHandleProvider value={pageHandle}>
					<OpenedPages key={opened.path} {...opened} handle={pageHandle} onClose={close} />
				</ColumnHandleProvider>
			)}
		</div>
	);
}

interface Opened {
	/** Whose page it is: the column's, or that of one of its notes. */
	readonly session: Session;
	readonly path: string;
}

/** Opens a page of an account in the column around. */
export const OpenInColumn = createContext<(session: Session, path: string) => void>(() => {});

/** How what belongs to a session navigates in a column. */
export function navigationIn(
	outer: Navigation,
	session: Session,
	open: (session: Session, path: string) => void,
): Navigation {
	const isOthers = session !== currentSession();
	return {
		navigate: path => open(session, path),
		href: path => (isOthers ? session.origin + path : outer.href(path)),
		hasPage: outer.hasPage,
		openWindow: path => intents.send({ kind: 'openWindow', session, path }),
		...(!isOthers && outer.showInPage && { showInPage: outer.showInPage }),
	};
}

interface OpenedPagesProps {
	session: Session;
	path: string;
	handle: ColumnHandle;
	onClose: () => void;
}

/** The frame of opened pages: title and back button are there before their code is loaded. */
function OpenedPages({ session, path, handle, onClose }: OpenedPagesProps): ReactNode {
	const [title, setTitle] = useState<string | null>(null);
	const stepBack = useRef<(() => boolean) | null>(null);
	const setStepBack = useCallback((next: (() => boolean) | null) => {
		stepBack.current = next;
	}, []);
	const goBack = useCallback(() => {
		if (!stepBack.current?.()) onClose();
	}, [onClose]);
	useEffect(() => handle.setPage({ title, goBack }), [handle, title, goBack]);
	useEffect(() => () => handle.setPage(null), [handle]);
	useEffect(() => backTargets.add(goBack), [goBack]);
	const section = useRef<HTMLElement>(null);
	useFocusWhileOpen(section);
	const Pages = loadable(loadColumnPages);
	return (
		<section
			ref={section}
			className={styles.above}
			data-page=""
			data-session={session.key}
			tabIndex={-1}
			aria-label={title ?? text.deck.page}
		>
			<LoadBoundary>
				<LateFallback value={<SkeletonRows />}>
					<Pages frame={section} {...{ session, path, setTitle, setStepBack }} />
				</LateFallback>
			</LoadBoundary>
		</section>
	);
}
