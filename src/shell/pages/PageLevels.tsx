import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { CoveredProvider, useIsCovered } from '@/blocks/hosting/CoveredContext';
import { type PageHost, PageHostProvider } from '@/blocks/hosting/HostContext';
import { usePreference } from '@/stores/preferences/usePreference';
import { keptPages } from './keptPages';
import { LevelScroller } from './LevelScroller';
import { type KeptLevel, LevelStack } from './LevelStack';
import styles from './PageLevels.module.css';
import type { PageRouter } from './PageRouter';
import { readScrolls, restoreScrolls, type Scroll } from './scrolls';

interface PageLevelsProps {
	router: PageRouter;
	host: PageHost;
}

/**
 * The page of a host's history entry. Those before it are kept outside of the document, so that going back finds them
 * as they were (rules/navigation#kept-pages).
 */
export function PageLevels({ router, host }: PageLevelsProps): ReactNode {
	const count = usePreference(keptPages);
	const stack = useMemo(() => new LevelStack(router, keptPages.default), [router]);
	useEffect(() => stack.setCount(count), [stack, count]);
	const levels = useSyncExternalStore(stack.subscribe, stack.levels);
	const isCovered = useIsCovered();
	return levels.map((level, index) => {
		const isTop = index === levels.length - 1;
		return (
			<CoveredProvider key={level.id} value={isCovered || !isTop}>
				<Level level={level} router={router} host={host} isTop={isTop} />
			</CoveredProvider>
		);
	});
}

interface LevelProps extends PageLevelsProps {
	level: KeptLevel;
	isTop: boolean;
}

function Level({ level, router, host, isTop }: LevelProps): ReactNode {
	const [box] = useState(makeBox);
	const place = useRef<HTMLDivElement>(null);
	const scrolls = useRef<readonly Scroll[]>([]);
	useLayoutEffect(() => {
		if (!isTop) return undefined;
		place.current?.append(box);
		restoreScrolls(scrolls.current);
		return () => {
			scrolls.current = readScrolls(box);
			box.remove();
		};
	}, [box, isTop]);
	const levelHost = useLevelHost(host, isTop);
	return (
		<div ref={place} className={styles.place} data-level="">
			{createPortal(
				<PageHostProvider value={levelHost}>
					<LevelScroller router={router} isTop={isTop}>
						<level.View />
					</LevelScroller>
				</PageHostProvider>,
				box,
			)}
		</div>
	);
}

function makeBox(): HTMLElement {
	const box = document.createElement('div');
	box.className = styles.level ?? '';
	return box;
}

/** The host as a level sees it: the title counts while its page is shown. */
function useLevelHost(host: PageHost, isTop: boolean): PageHost {
	const [title, setTitle] = useState<string | null>(null);
	useEffect(() => {
		if (isTop) host.setTitle(title);
	}, [host, isTop, title]);
	return useMemo(() => ({ ...host, setTitle }), [host]);
}
