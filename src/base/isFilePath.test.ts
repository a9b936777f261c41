import { expect, it } from 'vitest';
import { isFilePath } from './isFilePath';

it('tells files from pages', () => {
	for (const path of ['/robots.txt', '/favicon.ico', '/assets/x', '/wp-login.php', '/a/b/c.png', '/@ann.atom']) {
		expect([path, isFilePath(path)]).toEqual([path, true]);
	}
	for (const path of ['/', '/notes/1', '/@ann@misskey.example', '/@ann.js', '/@a@b.zip/pages/x', '/tags/node.js']) {
		expect([path, isFilePath(path)]).toEqual([path, false]);
	}
});
