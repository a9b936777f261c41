// @vitest-environment bundled-happy-dom
// @vitest-environment-options { "settings": { "disableCSSFileLoading": true, "handleDisabledFileLoadingAsSuccess": true } }
import { beforeEach, expect, it } from 'vitest';
import { whenStyled } from './whenStyled';

function addSheet(sheet: object | null): HTMLLinkElement {
	const link = document.createElement('link');
	link.rel = 'stylesheet';
	Object.defineProperty(link, 'sheet', { value: sheet });
	document.head.append(link);
	return link;
}

beforeEach(() => document.head.replaceChildren());

it('waits for the style sheets that are on their way, and for no others', async () => {
	addSheet({});
	await whenStyled();
	const late = addSheet(null);
	let isStyled = false;
	const styled = whenStyled().then(() => {
		isStyled = true;
	});
	await Promise.resolve();
	expect(isStyled).toBe(false);
	late.dispatchEvent(new Event('load'));
	await styled;
});

it('rejects where a style sheet can’t be had, also if that is known already', async () => {
	const link = addSheet(null);
	const styled = whenStyled();
	link.dispatchEvent(new Event('error'));
	await expect(styled).rejects.toThrow("Couldn't fetch");
	link.dataset.failed = '';
	await expect(whenStyled()).rejects.toThrow("Couldn't fetch");
});
