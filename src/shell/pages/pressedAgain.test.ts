import { createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router';
import { expect, it, vi } from 'vitest';
import { onPressedAgain } from './pressedAgain';
import { navigationOf } from './RouterHost';

function routerAt(path: string) {
	const history = createMemoryHistory({ initialEntries: [path] });
	return createRouter({ routeTree: createRootRoute(), history });
}

it('asks for the top of the page that is shown already, and leaves the history alone', () => {
	const router = routerAt('/');
	const toTop = vi.fn();
	const end = onPressedAgain(router, toTop);
	const { navigate } = navigationOf(router);
	navigate('/');
	expect(toTop).toHaveBeenCalledTimes(1);
	expect(router.history.canGoBack()).toBe(false);
	navigate('/my/notifications');
	expect(toTop).toHaveBeenCalledTimes(1);
	expect(router.history.location.href).toBe('/my/notifications');
	end();
	navigate('/my/notifications');
	expect(toTop).toHaveBeenCalledTimes(1);
});

it('tells only who shows that router', () => {
	const other = vi.fn();
	onPressedAgain(routerAt('/'), other);
	navigationOf(routerAt('/')).navigate('/');
	expect(other).not.toHaveBeenCalled();
});
