import { type AnyRoute, createRootRoute, createRoute, Outlet, useParams, useRouterState } from '@tanstack/react-router';
import type { PageDefinition } from '@/blocks/hosting/PageDefinition';
import { NotFoundPage } from '@/shell/pages/NotFoundPage';
import { PageView } from '@/shell/pages/PageView';

/** URL → page. One tree serves every router: the main view's and those of windows. */
export function makeRouteTree(pages: readonly PageDefinition[]): AnyRoute {
	const root = createRootRoute({ component: Outlet, notFoundComponent: NotFoundPage });
	const children = pages.map(page =>
		createRoute({
			getParentRoute: () => root,
			path: page.path,
			component: function RoutedPage() {
				const params = useParams({ strict: false }) as Readonly<Record<string, string>>;
				const location = useRouterState({ select: state => state.location });
				return (
					<PageView
						key={location.pathname}
						page={page}
						params={params}
						search={location.search as Readonly<Record<string, unknown>>}
						path={location.pathname}
					/>
				);
			},
		}),
	);
	return root.addChildren(children);
}
