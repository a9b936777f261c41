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
});
