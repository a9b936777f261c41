// @vitest-environment bundled-happy-dom

import { expect, it } from 'vitest';
import { pageRouters } from '@/routes/pageRouters';
import { LevelStack } from './LevelStack';

it('knows the last entry of each level, which its edge leads back to', () => {
	const router = pageRouters.memory('/settings');
	const stack = new LevelStack(router, 3);
	const end = stack.subscribe(() => {});
	router.history.push('/settings/theme');
	router.history.push('/notes/n1');
	router.history.push('/notes/n1/clips');
	expect(stack.levels().map(({ index }) => index)).toEqual([1, 3]);
	end();
});
