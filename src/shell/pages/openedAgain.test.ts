// @vitest-environment bundled-happy-dom

import { expect, it, vi } from 'vitest';
import { pageRouters } from '@/routes/pageRouters';
import { onOpenedAgain } from './openedAgain';
import { navigationOf } from './RouterHost';

it('asks for the top of the page that is shown already, and leaves the history alone', () => {
	const router = pageRouters.memory('/');
	const toTop = vi.fn();
	const end = onOpenedAgain(router, toTop);
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

it.each([
	['/?ui=deck', '/', true],
	['/search?type=user', '/search', false],
	['/search?type=user', '/search?type=user', true],
])('at %s a press on %s is the same page: %s', (at, pressed, isSame) => {
	const router = pageRouters.memory(at);
	const toTop = vi.fn();
	onOpenedAgain(router, toTop);
	navigationOf(router).navigate(pressed);
	expect(toTop).toHaveBeenCalledTimes(isSame ? 1 : 0);
	expect(router.history.location.href).toBe(isSame ? at : pressed);
});

it('tells only who shows that router', () => {
	const other = vi.fn();
	onOpenedAgain(pageRouters.memory('/'), other);
	navigationOf(pageRouters.memory('/')).navigate('/');
	expect(other).not.toHaveBeenCalled();
});
