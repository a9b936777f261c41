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
import { FRAME_NAMES, frames, pages } from '@/shell/registry';

declare module '@tanstack/react-router' {
	interface StaticDataRouteOption {
		page?: AppPage;
	}
}

/** The route tree, used by every router: the main view's, and those of windows and columns. */
export function makeRouteTree(): AnyRoute {
	const root = createRootRoute({ component: Outlet, notFoundComponent: RoutedUnknown });
	const framed = FRAME_NAMES.map(frame => {
		const route = createRoute({
			getParentRoute: () => root,
			id: frame,
			component: () => <RoutedFrame name={frame} />,
		});
		return route.addChildren(pageRoutes(frame, route));
	});
	return root.addChildren([...pageRoutes(undefined, root), ...framed]);
}

/** The routes of the pages in this frame, or of those without one. */
function pageRoutes(frame: FrameName | undefined, parent: AnyRoute): AnyRoute[] {
	const getParentRoute = () => parent;
	return APP_PAGES.filter(name => pages[name].frame === frame).map(name =>
		createRoute({
			getParentRoute,
			path: PATTERNS[name],
			staticData: { page: name },
			component: () => <RoutedPage name={name} />,
		}),
	);
}

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
