import {
	type ReactNode,
	type RefObject,
	useEffect,
	useLayoutEffect,
	useMemo,
	useRef,
	useState,
	useSyncExternalStore,
} from 'react';
import { createPortal } from 'react-dom';
import { CoveredProvider, useIsCovered } from '@/blocks/hosting/CoveredContext';
import { type PageHost, PageHostProvider } from '@/blocks/hosting/HostContext';
import { NavigationContext, useNavigation } from '@/blocks/navigation/NavigationContext';
import { usePreference } from '@/stores/preferences/usePreference';
import { LatePart } from '@/ui/late/LatePart';
import { lazyPart } from '@/ui/late/lazyPart';
import { keptPages } from './keptPages';
import { LevelScroller } from './LevelScroller';
import { type KeptLevel, LevelStack } from './LevelStack';
import styles from './PageLevels.module.css';
import type { PageRouter } from './PageRouter';
import { placeOf, returnTo } from './pagePlaces';
import { readScrolls, restoreScrolls, type Scroll } from './scrolls';

const StackEdges = lazyPart(() => import('./StackEdges'));

interface PageLevelsProps {
	router: PageRouter;
	host: PageHost;
	/** Whether the kept pages stay in sight, one over the other. */
	isStacked?: boolean;
}

/**
 * The page of a host's history entry. Those before it are kept outside of the document, so that going back finds them
 * as they were (rules/navigation#kept-pages).
 */
export function PageLevels({ router, host, isStacked = false }: PageLevelsProps): ReactNode {
	const count = usePreference(keptPages);
	const stack = useMemo(() => new LevelStack(router, keptPages.default), [router]);
	useEffect(() => stack.setCount(count), [stack, count]);
	const levels = useSyncExternalStore(stack.subscribe, stack.levels);
	const isCovered = useIsCovered();
	const root = useRef<HTMLDivElement>(null);
	return (
		<div ref={root} className={styles.levels} data-stacked={isStacked || undefined}>
			{levels.map((level, index) => {
				const isTop = index === levels.length - 1;
				return (
					<CoveredProvider key={level.id} value={isCovered || !isTop}>
						<Level {...{ level, stack, router, host, isTop, root }} depth={isStacked ? index : null} />
					</CoveredProvider>
				);
			})}
			{isStacked && levels.length > 1 && (
				<LatePart>
					<StackEdges router={router} stack={stack} levels={levels} />
				</LatePart>
			)}
		</div>
	);
}

interface LevelProps {
	level: KeptLevel;
	stack: LevelStack;
	router: PageRouter;
	host: PageHost;
	isTop: boolean;
	/** The element of the whole host; null once that is closed. */
	root: RefObject<HTMLElement | null>;
	/** Its place in the stack, from below; null if the shown page is alone in sight. */
	depth: number | null;
}

function Level({ level, stack, router, host, isTop, root, depth }: LevelProps): ReactNode {
	const [box] = useState(makeBox);
	const place = useRef<HTMLDivElement>(null);
	const isShown = isTop || depth !== null;
	/** Null until the page has been shown. */
	const scrolls = useRef<readonly Scroll[] | null>(null);
	const shown = useRef(level);
	useLayoutEffect(() => {
		shown.current = level;
	}, [level]);
	useLayoutEffect(() => {
		if (!isShown) return undefined;
		place.current?.append(box);
		let stopReturning = () => false;
		if (scrolls.current) restoreScrolls(scrolls.current);
		else stopReturning = returnTo(stack.placesOf(shown.current), box);
		return () => {
			// A page that never came to its places keeps them.
			if (!stopReturning()) {
				scrolls.current = readScrolls(box);
				const places = scrolls.current.map(({ element }) => placeOf(element, box));
				stack.keepPlaces(shown.current, places);
			}
			box.remove();
		};
	}, [box, isShown, stack]);
	useLayoutEffect(() => {
		box.inert = !isTop;
		if (depth === null) delete box.dataset.depth;
		else box.dataset.depth = String(depth);
	}, [box, isTop, depth]);
	const levelHost = useLevelHost(host, isTop);
	const navigation = useLevelNavigation(box, host, root);
	return (
		<div ref={place} className={styles.place} data-level="">
			{createPortal(
				<PageHostProvider value={levelHost}>
					<NavigationContext value={navigation}>
						<LevelScroller router={router} isTop={isTop}>
							<level.View />
						</LevelScroller>
					</NavigationContext>
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

/** Navigation as a level sees it: a request of its page that is answered late replaces no other page. */
function useLevelNavigation(box: HTMLElement, { kind }: PageHost, root: RefObject<HTMLElement | null>) {
	const navigation = useNavigation();
	return useMemo(() => {
		const { replace = () => false } = navigation;
		return {
			...navigation,
			replace: (path: string) => box.isConnected && !box.inert && replace(path),
			// The main view may be drawn anew, such as by another deck.
			isClosed: () => kind !== 'main' && root.current === null,
		};
	}, [navigation, box, kind, root]);
}
