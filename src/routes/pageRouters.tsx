import {
	type AnyRouter,
	createBrowserHistory,
	createMemoryHistory,
	createRouter,
	type RouterHistory,
	RouterProvider,
} from '@tanstack/react-router';
import { subjectPath } from '@/domain/paths/pathTo';
import { APP_PAGES, type AppPage } from '@/domain/paths/patterns';
import { pageAt, paramsAt } from '@/domain/paths/readPath';
import type { PageLevel, PageRouter, PageRouters } from '@/shell/pages/PageRouter';
import { pages } from '@/shell/registry';
import { makeRouteTree } from './routeTree';

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
	return { history, first, makeLevel, hasPage: path => pageOf(path) !== null, levelOf };
}

const makeLevel = (path: string): PageLevel => levelFor(makeRouter(path));

const levelFor = (router: AnyRouter): PageLevel => ({
	View: () => <RouterProvider router={router} />,
	goTo: path => router.history.replace(path),
});

/** Null if the app has no page for the path. */
const pageOf = (path: string): AppPage | null => pageAt(APP_PAGES, withoutQuery(path));

const withoutQuery = (path: string): string => path.replace(/[?#].*$/s, '');

/** Pages of a frame share a level, and the tabs of a page. */
function levelOf(path: string): string {
	const page = pageOf(path);
	const params = page && paramsAt(page, withoutQuery(path));
	return params ? (pages[page].frame ?? subjectPath(page, params)) : path;
}

/** Query values stay strings: the router would make a number of `?q=123`, and a boolean of `?q=true`. */
const parseSearch = (search: string): Record<string, string> => Object.fromEntries(new URLSearchParams(search));

function stringifySearch(search: Record<string, unknown>): string {
	const written = new URLSearchParams(search as Record<string, string>).toString();
	return written === '' ? '' : `?${written}`;
}

function makeRouter(path: string): AnyRouter {
	return createRouter({
		routeTree: makeRouteTree(pageOf(path)),
		history: createMemoryHistory({ initialEntries: [path] }),
		parseSearch,
		stringifySearch,
		defaultPendingMinMs: 0,
		scrollRestoration: false,
	});
}
