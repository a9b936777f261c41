// @vitest-environment bundled-happy-dom
import { act, cleanup, fireEvent } from '@testing-library/react';
import { renderInSession } from '@tests/factories/renderInSession';
import { StrictMode, useEffect } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { leadOn } from '@/blocks/navigation/leadOn';
import { type Navigation, NavigationContext, useNavigation } from '@/blocks/navigation/NavigationContext';
import { pageRouters } from '@/routes/pageRouters';
import { preferences } from '@/stores/preferences/Preferences';
import { keptPages } from './keptPages';
import { PageLevels } from './PageLevels';
import type { PageLevel, PageRouter } from './PageRouter';

/** How high the pages are, which grow as they load. */
let height = 5_000;

beforeEach(() => {
	vi.useFakeTimers();
	height = 5_000;
	vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockImplementation(() => height);
	vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(800);
});
afterEach(() => {
	cleanup();
	preferences.set(keptPages, keptPages.default);
	vi.restoreAllMocks();
	vi.useRealTimers();
});

/** Shows the pages of a host that keeps `kept` of them. */
function show(kept: number) {
	preferences.set(keptPages, kept);
	const { history } = pageRouters.memory('/a');
	const makeLevel = (path: string): PageLevel => ({
		View: () => (
			<div>
				<div className="page" data-path={path} />
			</div>
		),
		goTo() {},
	});
	const router: PageRouter = { history, hasPage: () => true, first: makeLevel('/a'), makeLevel, levelOf: path => path };
	renderInSession(
		<StrictMode>
			<PageLevels router={router} host={{ kind: 'main', setTitle() {} }} />
		</StrictMode>,
	);
	return history;
}

const page = (path: string) => document.querySelector(`[data-path="${path}"]`) as HTMLElement;
const top = (path: string): number => page(path).scrollTop;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const scroll = (path: string, to: number): void => page(path).scrollTo({ top: to });

it('what a page has made is shown in a window once its own host was closed', () => {
	const { history } = pageRouters.memory('/a');
	const [navigate, openWindow] = [vi.fn<(path: string) => void>(), vi.fn<(path: string) => void>()];
	const outer: Navigation = { navigate, openWindow, replace: () => true, href: path => path, hasPage: () => true };
	let own = outer;
	const makeLevel = (): PageLevel => ({
		View() {
			const navigation = useNavigation();
			useEffect(() => {
				own = navigation;
			}, [navigation]);
			return null;
		},
		goTo() {},
	});
	const router: PageRouter = { history, hasPage: () => true, first: makeLevel(), makeLevel, levelOf: path => path };
	const { unmount } = renderInSession(
		<NavigationContext value={outer}>
			<PageLevels router={router} host={{ kind: 'window', setTitle() {} }} />
		</NavigationContext>,
	);
	const page = own;
	act(() => history.push('/b'));
	leadOn(page, '/made', 'Show').action?.onPress();
	expect(navigate).toHaveBeenCalledExactlyOnceWith('/made');
	unmount();
	leadOn(page, '/made', 'Show').action?.onPress();
	expect(openWindow).toHaveBeenCalledExactlyOnceWith('/made');
	expect(navigate).toHaveBeenCalledOnce();
});

it('a page that was not kept comes back at its place, also forward', async () => {
	const history = show(1);
	scroll('/a', 900);
	act(() => history.push('/b'));
	scroll('/b', 300);
	act(() => history.back());
	await pass(100);
	expect(top('/a')).toBe(900);
	act(() => history.go(1));
	await pass(100);
	expect(top('/b')).toBe(300);
});

it('a page beyond those that are kept comes back at its place', async () => {
	const history = show(2);
	scroll('/a', 900);
	for (const path of ['/b', '/c']) act(() => history.push(path));
	for (const _ of ['/b', '/a']) act(() => history.back());
	await pass(100);
	expect(top('/a')).toBe(900);
});

it('a page follows its growth to its place, unless its reader does something', async () => {
	const history = show(1);
	scroll('/a', 900);
	act(() => history.push('/b'));
	height = 1_000;
	act(() => history.back());
	await pass(100);
	height = 5_000;
	await pass(100);
	expect(top('/a')).toBe(900);

	act(() => history.push('/c'));
	height = 1_000;
	act(() => history.back());
	await pass(100);
	fireEvent.wheel(document.body);
	scroll('/a', 10);
	height = 5_000;
	await pass(100);
	expect(top('/a')).toBe(10);
});

it.each(['the browser', 'a press'])('a page that is left by %s before it was high enough keeps its place', async by => {
	const history = show(1);
	scroll('/a', 900);
	act(() => history.push('/b'));
	height = 800;
	act(() => history.back());
	await pass(100);
	if (by === 'a press') {
		fireEvent.pointerDown(document.body);
		await pass(100);
	}
	act(() => history.go(1));
	height = 5_000;
	act(() => history.back());
	await pass(100);
	expect(top('/a')).toBe(900);
});

it('the same page begins at its top where it is opened anew', async () => {
	const history = show(1);
	act(() => history.push('/b'));
	scroll('/b', 300);
	act(() => history.back());
	act(() => history.push('/b'));
	await pass(100);
	expect(top('/b')).toBe(0);
});
