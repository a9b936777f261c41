// @vitest-environment bundled-happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { version } from '@/base/version';
import { loadLocale, preferredLanguage } from './loadLocale';
import { preloadLocale } from './preloadLocale';
import { t } from './t';
import { currentLanguage, text } from './text';

const answer = { common: { ok: 'OK!' }, dialog: {}, ui: {} };
const fetchTexts = vi.fn(async () => new Response(JSON.stringify(answer)));

beforeEach(() => {
	localStorage.clear();
	fetchTexts.mockClear();
	vi.stubGlobal('fetch', fetchTexts);
});
afterEach(() => vi.unstubAllGlobals());

it('asks for the file of this language and version, and marks the document', async () => {
	await loadLocale('ja-JP');
	expect(fetchTexts).toHaveBeenCalledWith(expect.stringContaining(`/assets/locales/ja-JP.${version}.json?`));
	expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['ja-JP', 'ltr']);
	expect(currentLanguage()).toBe('ja-JP');
	expect(t('common.ok')).toBe('OK!');
	expect(text.common.ok).toBe('OK!');
});

it('does not ask again at the next start, but does for another language', async () => {
	await loadLocale('ja-JP');
	await loadLocale('ja-JP');
	expect(fetchTexts).toHaveBeenCalledTimes(1);
	await loadLocale('en-US');
	expect(fetchTexts).toHaveBeenCalledTimes(2);
});

it('asks again when what is stored belongs to another build', async () => {
	await loadLocale('en-US');
	localStorage.setItem('localeVersion', 'en-US 0.0.0 old');
	await loadLocale('en-US');
	expect(fetchTexts).toHaveBeenCalledTimes(2);
});

it('rejects when there are no texts to be had', async () => {
	fetchTexts.mockResolvedValueOnce(new Response('', { status: 404 }));
	await expect(loadLocale('en-US')).rejects.toThrow('404');
});

it('keeps to the stored choice', () => {
	localStorage.setItem('lang', 'ja-JP');
	expect(preferredLanguage()).toBe('ja-JP');
});

it('asks before the start for the very address that the start is going to ask for, unless the texts are here', async () => {
	preloadLocale();
	const link = document.head.querySelector('link[rel="preload"]');
	await loadLocale();
	expect(fetchTexts).toHaveBeenCalledWith(link?.getAttribute('href'));
	link?.remove();
	preloadLocale();
	expect(document.head.querySelector('link[rel="preload"]')).toBeNull();
});
