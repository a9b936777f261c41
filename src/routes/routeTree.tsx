import { type AnyRoute, createRootRoute, createRoute, Outlet, useParams, useRouterState } from '@tanstack/react-router';
import { subjectPath } from '@/domain/paths/pathTo';
import { APP_PAGES, type AppPage, PATTERNS } from '@/domain/paths/patterns';
import { readParams, readSearch } from '@/domain/paths/readPath';
import { NotFoundPage } from '@/shell/pages/NotFoundPage';
import { PageView } from '@/shell/pages/PageView';
import { pages } from '@/shell/registry';

/** The route tree, used by every router: the main view's, and those of windows and columns. */
export function makeRouteTree(): AnyRoute {
	const root = createRootRoute({ component: Outlet, notFoundComponent: NotFoundPage });
	return root.addChildren(
		APP_PAGES.map(name =>
			createRoute({
				getParentRoute: () => root,
				path: PATTERNS[name],
				component: () => <RoutedPage name={name} />,
			}),
		),
	);
}

/** A page is mounted again for another user or note, but not for another tab of the same. */
function RoutedPage<N extends AppPage>({ name }: { name: N }) {
	const params = readParams(name, useParams({ strict: false }));
	const { pathname, searchStr } = useRouterState({ select: state => state.location });
	return (
		<PageView
			key={subjectPath(name, params)}
			page={pages[name]}
			params={params}
			search={readSearch(name, searchStr)}
			path={pathname}
		/>
	);
}
