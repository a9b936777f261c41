import {
	type AnyRouter,
	createBrowserHistory,
	createMemoryHistory,
	createRouter,
	type RouterHistory,
	RouterProvider,
} from '@tanstack/react-router';
import { subjectPath } from '@/domain/paths/pathTo';
import type { AppPage } from '@/domain/paths/patterns';
import { readParams } from '@/domain/paths/readPath';
import type { PageLevel, PageRouter, PageRouters } from '@/shell/pages/PageRouter';
import { pages } from '@/shell/registry';
import { makeRouteTree } from './routeTree';

const routeTree = makeRouteTree();
/** Finds the page of a path, as each router can, whatever it shows: the first that was made. */
let finder: AnyRouter | undefined;

export const pageRouters: PageRouters = {
	async main() {
		const history = createBrowserHistory();
		const router = makeRouter(history.location.href);
		await router.load();
		return pageRouter(history, levelFor(router));
	},
	memory: path => pageRouter(createMemoryHistory({ initialEntries: [path] }), makeLevel(path)),
};

function pageRouter(history: RouterHistory, first: PageLevel): PageRouter {
	return { history, first, makeLevel, hasPage: path => pageOf(path) !== undefined, levelOf };
}

const makeLevel = (path: string): PageLevel => levelFor(makeRouter(path));

const levelFor = (router: AnyRouter): PageLevel => ({
	View: () => <RouterProvider router={router} />,
	goTo: path => router.history.replace(path),
});

/** Undefined if the app has no page for the path. */
function pageOf(path: string): { readonly name: AppPage; readonly params: Record<string, unknown> } | undefined {
	finder ??= makeRouter('/');
	const [, params, route] = finder.getMatchedRoutes(path.replace(/[?#].*$/s, ''));
	const name = route?.options.staticData?.page;
	// A route that only matches the beginning of a path counts too, and has the rest under this name.
	return name === undefined || params['**'] !== undefined ? undefined : { name, params };
}

/** Pages of a frame share a level, and the tabs of a page. */
function levelOf(path: string): string {
	const page = pageOf(path);
	if (!page) return path;
	return pages[page.name].frame ?? subjectPath(page.name, readParams(page.name, page.params));
}

/** Query values stay strings: the router would make a number of `?q=123`, and a boolean of `?q=true`. */
const parseSearch = (search: string): Record<string, string> => Object.fromEntries(new URLSearchParams(search));

function stringifySearch(search: Record<string, unknown>): string {
	const written = new URLSearchParams(search as Record<string, string>).toString();
	return written === '' ? '' : `?${written}`;
}

function makeRouter(path: string): AnyRouter {
	const router = createRouter({
		routeTree,
		history: createMemoryHistory({ initialEntries: [path] }),
		parseSearch,
		stringifySearch,
		defaultPendingMinMs: 0,
		scrollRestoration: false,
	});
	finder ??= router;
	return router;
}
