import {
	type AnyRoute,
	createRootRoute,
	createRoute,
	Outlet,
	useChildMatches,
	useParams,
	useRouter,
	useRouterState,
} from '@tanstack/react-router';
import type { FrameName } from '@/blocks/hosting/FrameDefinition';
import { subjectPath } from '@/domain/paths/pathTo';
import { APP_PAGES, type AppPage, PATTERNS } from '@/domain/paths/patterns';
import { readParams, readSearch } from '@/domain/paths/readPath';
import { FrameView } from '@/shell/pages/FrameView';
import { LateUnknownPage } from '@/shell/pages/LateUnknownPage';
import { usePageHistory } from '@/shell/pages/PageRouter';
import { PageView } from '@/shell/pages/PageView';
import { frames, pages } from '@/shell/registry';

declare module '@tanstack/react-router' {
	interface StaticDataRouteOption {
		page?: AppPage;
	}
}

/**
 * The routes that a level can show (`PageLevel`), by the page that it begins with: that page alone, or all of its
 * frame. A route takes some 2 kB, so those of the other pages are made once a level needs them.
 *
 * @param first null if the app has no page for the path
 */
export function makeRouteTree(first: AppPage | null): AnyRoute {
	const root = createRootRoute({ component: Outlet, notFoundComponent: RoutedUnknown });
	const frame = first && pages[first].frame;
	if (frame) return root.addChildren([frameRoute(frame, root)]);
	return root.addChildren(first ? [pageRoute(first, root)] : []);
}

function frameRoute(frame: FrameName, root: AnyRoute): AnyRoute {
	const route = createRoute({
		getParentRoute: () => root,
		id: frame,
		component: () => <RoutedFrame name={frame} />,
	});
	const names = APP_PAGES.filter(name => pages[name].frame === frame);
	return route.addChildren(names.map(name => pageRoute(name, route)));
}

const pageRoute = (name: AppPage, parent: AnyRoute): AnyRoute =>
	createRoute({
		getParentRoute: () => parent,
		path: PATTERNS[name],
		staticData: { page: name },
		component: () => <RoutedPage name={name} />,
	});

function RoutedUnknown() {
	const { history } = useRouter();
	// The level's own history follows that of its host.
	const { replace } = usePageHistory() ?? history;
	const path = useRouterState({ select: state => state.location.href });
	return <LateUnknownPage key={path} path={path} replace={replace} />;
}

/** Stays mounted while its pages change. */
function RoutedFrame({ name }: { name: FrameName }) {
	const page = useChildMatches({ select: ([match]) => match?.staticData.page });
	const marker = useRouterState({ select: state => state.location.hash });
	return (
		page && (
			<FrameView frame={frames[name]} page={page} marker={marker}>
				<Outlet />
			</FrameView>
		)
	);
}

/** A page is mounted again for another user or note, but not for another tab of the same. */
function RoutedPage<N extends AppPage>({ name }: { name: N }) {
	const params = readParams(name, useParams({ strict: false }));
	const { pathname, searchStr, hash } = useRouterState({ select: state => state.location });
	return (
		<PageView
			key={subjectPath(name, params)}
			page={pages[name]}
			params={params}
			search={readSearch(name, searchStr)}
			hash={hash}
			path={pathname}
		/>
	);
}
