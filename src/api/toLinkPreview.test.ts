import { describe, expect, it } from 'vitest';
import { toLinkPreview } from './toLinkPreview';

describe('toLinkPreview', () => {
	it.each([null, 'a', {}, { url: 'javascript:alert(1)' }, { url: 7 }, { error: {} }])('finds none in %j', wire => {
		expect(toLinkPreview(wire)).toBeNull();
	});

	it('is content with an address alone', () => {
		expect(toLinkPreview({ url: 'https://a.example/', title: ' ', thumbnail: 'data:image/png,x' })).toEqual({
			url: 'https://a.example/',
			...{
				title: null,
				description: null,
				thumbnail: null,
				icon: null,
				sitename: null,
				player: null,
				sensitive: false,
				tweetId: null,
			},
		});
	});

	it('lets only six permissions through, and players of http and https only', () => {
		const player = {
			url: 'https://p.example/embed',
			width: 560,
			height: 315,
			allow: ['autoplay', 'camera', 'web-share'],
		};
		expect(toLinkPreview({ url: 'https://a.example/', player })?.player).toEqual({
			...player,
			allow: ['autoplay', 'web-share'],
		});
		const bad = { ...player, url: 'blob:https://p.example/1' };
		expect(toLinkPreview({ url: 'https://a.example/', player: bad })?.player).toBeNull();
	});

	it.each([
		['https://x.com/harbour/status/20?s=20', '20'],
		['https://mobile.twitter.com/harbour/statuses/20', '20'],
		['https://x.com/harbour', null],
		['https://notx.com/harbour/status/20', null],
		['https://x.com.example/harbour/status/20', null],
	])('knows which post on X %s is', (url, id) => {
		expect(toLinkPreview({ url })?.tweetId).toBe(id);
	});
});
