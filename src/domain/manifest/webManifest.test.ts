import { expect, it } from 'vitest';
import { PATTERNS, type PageName } from '../paths/patterns';
import { pageAt } from '../paths/readPath';
import { manifestLanguage } from './manifestTexts';
import { webManifest } from './webManifest';

it('bears the name, the colour and the icons of its server', () => {
	const manifest = webManifest(
		{ name: 'Leeward', shortName: 'Lee', themeColor: '#2f6f73', icon192: 'https://a.example/s', icon512: '/files/l' },
		'en',
	);
	expect(manifest).toMatchObject({ name: 'Leeward', short_name: 'Lee', theme_color: '#2f6f73', lang: 'en' });
	expect(manifest.icons.map(({ src, sizes, purpose }) => `${src} ${sizes} ${purpose}`)).toEqual([
		'https://a.example/s 192x192 any',
		'https://a.example/s 192x192 maskable',
		'/files/l 512x512 any',
		'/files/l 512x512 maskable',
	]);
});

it('bears ours where the server says nothing', () => {
	for (const identity of [{}, { name: ' ', shortName: null, themeColor: '', icon192: null, icon512: '' }]) {
		const manifest = webManifest(identity, 'en');
		expect(manifest).toMatchObject({ name: 'Quarterdeck', short_name: 'Quarterdeck', theme_color: '#131922' });
		expect(manifest.icons.map(({ src }) => src)).toEqual([
			'/icons/any-192.png',
			'/icons/maskable-192.png',
			'/icons/any-512.png',
			'/icons/maskable-512.png',
		]);
	}
	expect(webManifest({ name: 'Leeward' }, 'en').short_name).toBe('Leeward');
});

it('stays the same app under another name and in another language', () => {
	const [one, other] = [webManifest({ name: 'a' }, 'en'), webManifest({ name: 'b' }, 'ja')];
	expect([one.id, one.start_url, one.scope]).toEqual([other.id, other.start_url, other.scope]);
	expect(one.shortcuts.map(({ url }) => url)).toEqual(other.shortcuts.map(({ url }) => url));
});

it('opens pages that exist', () => {
	const { start_url, shortcuts, share_target } = webManifest({}, 'en');
	const paths = [start_url, share_target.action, ...shortcuts.map(({ url }) => url)];
	const pages = Object.keys(PATTERNS) as PageName[];
	expect(paths.map(path => pageAt(pages, path))).toEqual(['index', 'share', 'share', 'notifications', 'search']);
});

it('speaks English, or Japanese with those who read it rather', () => {
	expect(manifestLanguage(undefined)).toBe('en');
	expect(manifestLanguage('de-DE,de;q=0.9')).toBe('en');
	expect(manifestLanguage('de-DE,ja;q=0.8,en;q=0.5')).toBe('ja');
	expect(manifestLanguage('en-US,en;q=0.9,ja;q=0.8')).toBe('en');
	expect(webManifest({}, 'ja').shortcuts[1]?.name).toBe('通知');
});
