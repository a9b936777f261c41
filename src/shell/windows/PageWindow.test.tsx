// @vitest-environment bundled-happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { renderInSession, testSession } from '@tests/factories/renderInSession';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pageRouters } from '@/routes/pageRouters';
import { moveToRegion } from '@/shell/hotkeys/regionKeys';
import { backTargets } from '@/ui/overlay/backTargets';
import { MainRouterProvider } from '../pages/MainView';
import { type PageRouter, PageRoutersProvider } from '../pages/PageRouter';
import PageWindowHost from './PageWindowHost';
import { closePageWindow, openPageWindow, pageWindows } from './pageWindows';

const session = testSession();

function routerAt(path: string): PageRouter {
	const level = { View: () => <p>{path}</p>, goTo() {} };
	const { history } = pageRouters.memory(path);
	return { history, hasPage: () => true, first: level, makeLevel: () => level, levelOf: each => each };
}

let routers: PageRouter[] = [];
const memory = (path: string): PageRouter => {
	const router = routerAt(path);
	routers.push(router);
	return router;
};

/** Shows a window for each of these paths. */
function show(...paths: readonly string[]): void {
	for (const path of paths) openPageWindow(session, path);
	renderInSession(
		<PageRoutersProvider value={{ memory, main: async () => routerAt('/') }}>
			<MainRouterProvider value={routerAt('/')}>
				<PageWindowHost />
			</MainRouterProvider>
		</PageRoutersProvider>,
		{ session },
	);
}

const frames = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('section[data-shape]')];
const frame = (): HTMLElement => frames()[0] ?? document.body;
const shape = (): string | undefined => frame().dataset.shape;
const place = () => {
	const { left, width } = frame().style;
	return { left: Number.parseFloat(left), width: Number.parseFloat(width) };
};
const setWidth = (width: number) => window.happyDOM.setViewport({ width, height: 800 });

beforeEach(() => {
	routers = [];
	vi.stubGlobal('fetch', () => new Promise(() => {}));
	setWidth(1_280);
});
afterEach(() => {
	cleanup();
	for (const { id } of pageWindows.getState().all) closePageWindow(id);
	vi.unstubAllGlobals();
});

/** Presses an element and moves the pointer, by its distances from the press. */
function drag(element: Element | null, ...distances: readonly number[]): void {
	if (!element) throw new Error('Nothing to drag.');
	fireEvent.pointerDown(element, { button: 0, clientX: 500, clientY: 60 });
	for (const distance of distances) fireEvent.pointerMove(element, { clientX: 500 + distance, clientY: 60 });
	fireEvent.pointerUp(element);
}

it('stays under the pointer that comes back from beyond the edge of the screen', () => {
	show('/a');
	const { left } = place();
	drag(frame().querySelector('header'), 2_000, 3_000, 40);
	expect(place().left).toBe(left + 40);
});

it('has its edge under the pointer again that went beyond its least size', () => {
	show('/a');
	const { width } = place();
	drag(frame().querySelector('[data-edge="r"]'), -2_000, -3_000, -40);
	expect(place().width).toBe(width - 40);
});

it('that was maximized before it was minimized is maximized again', () => {
	show('/a');
	fireEvent.pointerDown(frame().querySelector('header') as Element, { button: 0 });
	fireEvent.pointerDown(frame().querySelector('header') as Element, { button: 0 });
	expect(shape()).toBe('maximized');
	fireEvent.click(screen.getByRole('button', { name: 'Minimize' }));
	expect(shape()).toBe('minimized');
	fireEvent.click(screen.getByRole('button', { name: 'Restore' }));
	expect(shape()).toBe('maximized');
});

const goBack = () => act(() => backTargets.top()?.goBack());

it('that covers a phone goes back by Back, and closes at its first page', () => {
	setWidth(390);
	show('/a', '/b');
	act(() => routers.at(-1)?.history.push('/b/2'));
	goBack();
	expect(routers.at(-1)?.history.location.href).toBe('/b');
	goBack();
	expect(pageWindows.getState().all.map(({ path }) => path)).toEqual(['/a']);
	goBack();
	expect(frames()).toEqual([]);
	expect(backTargets.top()).toBeUndefined();
});

it('that is touched is the first one that Back leads through', () => {
	setWidth(390);
	show('/a', '/b');
	fireEvent.pointerDown(screen.getByText('/a'));
	goBack();
	expect(pageWindows.getState().all.map(({ path }) => path)).toEqual(['/b']);
});

it('leaves Back to the page while it doesn’t cover it', () => {
	show('/a');
	expect(backTargets.top()).toBeUndefined();
	fireEvent.pointerDown(frame().querySelector('header') as Element, { button: 0 });
	fireEvent.pointerDown(frame().querySelector('header') as Element, { button: 0 });
	expect(backTargets.top()).toBeDefined();
	fireEvent.click(screen.getByRole('button', { name: 'Minimize' }));
	expect(backTargets.top()).toBeUndefined();
});

it('comes after the parts of the page for the keys that lead through them, also minimized', () => {
	const bar = document.body.appendChild(document.createElement('nav'));
	bar.dataset.region = '';
	show('/a', '/b');
	fireEvent.click(screen.getAllByRole('button', { name: 'Minimize' })[0] as Element);
	bar.tabIndex = -1;
	bar.focus();
	const seen = [1, 2, 3].map(() => {
		moveToRegion(1);
		return document.activeElement;
	});
	expect(seen).toEqual([...frames(), bar]);
	bar.remove();
});
