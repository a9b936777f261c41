// @vitest-environment happy-dom

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

it('tells only who shows that router', () => {
	const other = vi.fn();
	onOpenedAgain(pageRouters.memory('/'), other);
	navigationOf(pageRouters.memory('/')).navigate('/');
	expect(other).not.toHaveBeenCalled();
});
