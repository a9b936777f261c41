// @vitest-environment bundled-happy-dom
import { expect, it } from 'vitest';
import { loadBrokenStyles } from './brokenStyles';

const links = () => [...document.head.querySelectorAll('link')];

function addStyle(href: string): HTMLLinkElement {
	const link = document.createElement('link');
	link.rel = 'stylesheet';
	link.setAttribute('data-of', href);
	document.head.append(link);
	return link;
}

it('asks again for the style sheets that did not come, and for those alone, until they come', async () => {
	const fine = addStyle('fine.css');
	const lost = addStyle('lost.css');
	lost.dispatchEvent(new Event('error'));
	for (const outcome of ['error', 'load']) {
		const before = links()[1];
		const done = loadBrokenStyles();
		const [first, again] = links();
		expect(first).toBe(fine);
		expect(again).not.toBe(before);
		expect(again?.getAttribute('data-of')).toBe('lost.css');
		again?.dispatchEvent(new Event(outcome));
		await done;
	}
	const settled = links();
	await loadBrokenStyles();
	expect(links()).toEqual(settled);
});
