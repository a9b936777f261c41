// @vitest-environment bundled-happy-dom
// @vitest-environment-options { "settings": { "disableCSSFileLoading": true, "handleDisabledFileLoadingAsSuccess": true } }
import { beforeEach, expect, it, vi } from 'vitest';
import { preloadStartParts } from './preloadStartParts';
import type { StartParts } from './StartParts';

const scripts = { deck: ['/deck.js'], classic: ['/classic.js'], visitor: [], zen: [], minimal: ['/minimal.js'] };
const sheets = { deck: ['/deck.css'], classic: [], visitor: [], zen: [], minimal: [] };
const PARTS: StartParts = {
	modules: ['/main.js'],
	styles: ['/app.css', '/main.css'],
	scripts,
	sheets,
	parser: '/mfm.worker.js',
};

const links = () => [...document.head.querySelectorAll('link')].map(link => [link.rel, link.getAttribute('href')]);

beforeEach(() => document.head.replaceChildren());

it('asks at once for all that the layout of this start needs, and for nothing of the others', () => {
	preloadStartParts(PARTS, 'deck');
	expect(links()).toEqual([
		['stylesheet', '/app.css'],
		['stylesheet', '/main.css'],
		['modulepreload', '/deck.js'],
		['preload', '/deck.css'],
		['prefetch', '/mfm.worker.js'],
	]);
});

it('says what a preload is of before the browser sees it', () => {
	const append = vi.spyOn(document.head, 'append');
	const said: string[] = [];
	append.mockImplementation((...links) => {
		for (const link of links) if (link instanceof HTMLLinkElement) said.push(`${link.rel} ${link.as}`.trim());
	});
	preloadStartParts(PARTS, 'deck');
	expect(said).toContain('preload style');
	append.mockRestore();
});

it('asks for no parser where no notes are shown', () => {
	preloadStartParts(PARTS, 'minimal');
	expect(links().map(([, href]) => href)).toEqual(['/app.css', '/main.css', '/minimal.js']);
});

it('adds no style sheet twice', () => {
	const link = document.createElement('link');
	link.rel = 'stylesheet';
	link.setAttribute('href', '/app.css');
	document.head.append(link);
	preloadStartParts(PARTS, 'classic');
	expect(links().filter(([, href]) => href === '/app.css')).toHaveLength(1);
});
