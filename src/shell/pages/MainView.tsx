import {
	createContext,
	type ReactNode,
	useCallback,
	useContext,
	useEffect,
	useMemo,
	useRef,
	useState,
	useSyncExternalStore,
} from 'react';
import { useColumnHandle } from '@/blocks/hosting/ColumnHandleContext';
import type { PageHost } from '@/blocks/hosting/HostContext';
import { pathTo } from '@/domain/paths/pathTo';
import { text } from '@/i18n/text';
import { motionAllowed } from '@/platform/reducedMotion';
import { IconButton } from '@/ui/button/IconButton';
import { followFocus } from './followFocus';
import styles from './MainView.module.css';
import { mainTitle } from './mainTitle';
import { onOpenedAgain } from './openedAgain';
import type { PageRouter } from './PageRouter';
import { RouterHost } from './RouterHost';
import { useIsStacked } from './useIsStacked';

const MainRouterContext = createContext<PageRouter | null>(null);
export const MainRouterProvider = MainRouterContext.Provider;

export function useMainRouterContext(): PageRouter {
	const router = useContext(MainRouterContext);
	if (!router) throw new Error('no router provided');
	return router;
}

const NONE: readonly string[] = [];
/** Pages that are a start themselves: nothing is above them. */
const WITHOUT_BAR: readonly string[] = [pathTo('index'), pathTo('timeline')];

interface MainViewProps {
	kind: 'main' | 'column';
	/** Must be stable. */
	aboveTimeline?: ReactNode;
	/** The kinds of the columns beside it that belong to the same account. Must be stable. */
	beside?: readonly string[];
}

/**
 * The page of the browser's address, with a bar that has a back button, also before the page has told its title; it
 * leads to the start page if the history has no other.
 */
export function MainView({ kind, aboveTimeline = null, beside = NONE }: MainViewProps): ReactNode {
	const router = useMainRouterContext();
	const shownPath = useMainPath();
	const [title, setTitle] = useState<string | null>(null);
	const host = useMemo((): PageHost => ({ kind: 'main', setTitle, aboveTimeline, beside }), [aboveTimeline, beside]);
	useEffect(() => mainTitle.setState({ title }), [title]);
	useEffect(() => () => mainTitle.setState({ title: null }), []);
	const element = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (kind !== 'column') return undefined;
		// A page requested in another column must not open out of view.
		const show = (behavior = motion()) =>
			element.current?.scrollIntoView({ inline: 'nearest', block: 'nearest', behavior });
		let path = router.history.location.pathname;
		if (path !== pathTo('index')) show('instant');
		const onHistory = () => {
			// Overlays and the gallery also push history entries, with the same path.
			if (router.history.location.pathname === path) return;
			path = router.history.location.pathname;
			show();
		};
		const ends = [router.history.subscribe(onHistory), onOpenedAgain(router, show)];
		return () => {
			for (const end of ends) end();
		};
	}, [kind, router]);
	const page = useRef<HTMLDivElement>(null);
	useEffect(() => followFocus(router, page), [router]);
	const isStacked = useIsStacked(page, kind);
	const goBack = useCallback(() => {
		if (router.history.canGoBack()) router.history.back();
		else router.history.push(pathTo('index'));
	}, [router]);
	// A column's own header shows the page's title.
	const { setPage } = useColumnHandle();
	useEffect(() => {
		if (kind === 'column') setPage(title === null ? null : { title, goBack });
	}, [kind, setPage, title, goBack]);
	return (
		<div ref={element} className={styles.main} data-kind={kind}>
			{kind === 'main' && (title !== null || !WITHOUT_BAR.includes(shownPath)) && (
				<div className={styles.bar}>
					<IconButton icon="arrowLeft" size="small" label={text.common.back} data-back="" onClick={goBack} />
					{title !== null && <h1 className={styles.title}>{title}</h1>}
				</div>
			)}
			<div ref={page} className={styles.page} data-page="" tabIndex={-1}>
				<RouterHost router={router} host={host} isStacked={isStacked} />
			</div>
		</div>
	);
}

const motion = (): ScrollBehavior => (motionAllowed() ? 'smooth' : 'instant');

/** The path of the main view, live. */
export function useMainPath(): string {
	const { history } = useMainRouterContext();
	// The path rather than the router's state: every step of an overlay in the history makes a new state with the same
	// path.
	const subscribe = useCallback((onChange: () => void) => history.subscribe(onChange), [history]);
	return useSyncExternalStore(subscribe, () => history.location.pathname);
}
