// @vitest-environment bundled-happy-dom

import { expect, it } from 'vitest';
import { baseSettings } from './BaseSettings';
import { recentlyUsedEmojis } from './recentlyUsed';
import { rememberRecent } from './rememberRecent';

it('keeps the last 32, the newest first and each once', () => {
	for (let count = 0; count < 40; count++) rememberRecent(recentlyUsedEmojis, `:e${count}:`);
	rememberRecent(recentlyUsedEmojis, ':e20:');
	const kept = baseSettings.get(recentlyUsedEmojis);
	expect(kept).toHaveLength(32);
	expect(kept.slice(0, 3)).toEqual([':e20:', ':e39:', ':e38:']);
	expect(kept.filter(each => each === ':e20:')).toHaveLength(1);
});
