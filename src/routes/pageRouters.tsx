import {
	type AnyRouter,
	createBrowserHistory,
	createMemoryHistory,
	createRouter,
	RouterProvider,
} from '@tanstack/react-router';
import type { PageRouter, PageRouters } from '@/shell/pages/PageRouter';
import { makeRouteTree } from './routeTree';

const routeTree = makeRouteTree();

export const pageRouters: PageRouters = {
	async main() {
		const router = makeRouter(createBrowserHistory());
		await router.load();
		return pageRouter(router);
	},
	memory: path => pageRouter(makeRouter(createMemoryHistory({ initialEntries: [path] }))),
};

function pageRouter(router: AnyRouter): PageRouter {
	return {
		history: router.history,
		hasPage(path) {
			// A route that only matches the beginning of a path counts too, and has the rest under this name.
			const [, { '**': rest }, route] = router.getMatchedRoutes(path.replace(/[?#].*$/s, ''));
			return route !== undefined && rest === undefined;
		},
		View: () => <RouterProvider router={router} />,
	};
}

/** Query values stay strings: the router would make a number of `?q=123`, and a boolean of `?q=true`. */
const parseSearch = (search: string): Record<string, string> => Object.fromEntries(new URLSearchParams(search));

function stringifySearch(search: Record<string, unknown>): string {
	const written = new URLSearchParams(search as Record<string, string>).toString();
	return written === '' ? '' : `?${written}`;
}

function makeRouter(history: ReturnType<typeof createMemoryHistory>): AnyRouter {
	return createRouter({
		routeTree,
		history,
		parseSearch,
		stringifySearch,
		defaultPendingMinMs: 0,
		scrollRestoration: false,
	});
}
