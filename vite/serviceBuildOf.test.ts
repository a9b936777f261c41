import { expect, it } from 'vitest';
import { serviceBuildOf } from './serviceBuildOf';

const HTML = `<script src="/assets/firstPaint-AAAAAAAA.js" data-build="Ab_c-1" data-parts="{&quot;scripts&quot;:{&quot;deck&quot;:[&quot;/assets/deck-BBBBBBBB.js&quot;]}}"></script>
<link rel="stylesheet" href="/assets/firstPaint-CCCCCCCC.css">`;

const chunk = (name: string) => ({ type: 'chunk' as const, fileName: `assets/${name}` });
const asset = (fileName: string) => ({ type: 'asset' as const, fileName });

it('keeps first what the page names, then the other parts of the app, and no grammars', () => {
	const built = [
		chunk('deck-BBBBBBBB.js'),
		chunk('Composer-DDDDDDDD.js'),
		asset('assets/Composer-EEEEEEEE.css'),
		asset('assets/code.worker-FFFFFFFF.js'),
		asset('assets/cpp-GGGGGGGG.js'),
		asset('index.html'),
		asset('captcha.html'),
		asset('assets/locales/ja-JP.0.1.0.json'),
		asset('assets/locales/ja-JP/drive.0.1.0.json'),
	];
	expect(serviceBuildOf(HTML, built, 'hash')).toEqual({
		id: 'Ab_c-1',
		start: ['/assets/firstPaint-AAAAAAAA.js', '/assets/deck-BBBBBBBB.js', '/assets/firstPaint-CCCCCCCC.css'],
		rest: ['/assets/Composer-DDDDDDDD.js', '/assets/Composer-EEEEEEEE.css', '/assets/code.worker-FFFFFFFF.js'],
		texts: {
			'ja-JP': {
				start: '/assets/locales/ja-JP.0.1.0.json?hash',
				drive: '/assets/locales/ja-JP/drive.0.1.0.json?hash',
			},
		},
	});
});

it('refuses a page that does not say which build it is of', () => {
	expect(() => serviceBuildOf('<html></html>', [], '')).toThrow('does not name its build');
});
