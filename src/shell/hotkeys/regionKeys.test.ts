// @vitest-environment bundled-happy-dom
import { deckOf, resetDeck } from '@tests/factories/shownDeck';
import { afterEach, expect, it, vi } from 'vitest';
import { moveByColumns, moveToColumn, moveToRegion } from './regionKeys';

const column = (id: string, body = '') =>
	`<section data-region data-column-id="${id}"><button data-column-handle>${id}</button>${body}</section>`;
const deck = (...columns: readonly string[]) => `<div data-deck>${columns.join('')}</div>`;
const focused = () => document.activeElement?.id || document.activeElement?.textContent;

/** Says where the elements of a selector are on the screen. */
function place(lefts: Readonly<Record<string, number>>): void {
	for (const [selector, left] of Object.entries(lefts)) {
		const element = document.querySelector(selector);
		if (element) vi.spyOn(element, 'getBoundingClientRect').mockReturnValue(new DOMRect(left, 0, 300, 600));
	}
}

afterEach(() => {
	document.body.innerHTML = '';
	resetDeck();
	vi.restoreAllMocks();
});

it('takes the columns as they stand in the deck, also while they are still being animated to their new positions', () => {
	document.body.innerHTML = deck(column('a'), column('b'), column('c'));
	place({ '[data-column-id="a"]': 0, '[data-column-id="b"]': 300, '[data-column-id="c"]': 600 });
	deckOf(['c'], ['a', 'hidden'], ['b']);
	moveToColumn(1);
	expect(focused()).toBe('c');
	moveByColumns(1);
	expect(focused()).toBe('a');
	moveByColumns(1);
	expect(focused()).toBe('b');
	moveToColumn(2);
	expect(focused()).toBe('a');
});

it('goes through all parts, with the columns where the deck is', () => {
	const aside = '<aside data-region><button>widgets</button></aside>';
	document.body.innerHTML = `${aside}${deck(column('a'), column('b'))}<nav data-region><button>bar</button></nav>`;
	// Scrolled: the first column is behind the bar.
	place({ aside: 900, '[data-deck]': 70, '[data-column-id="b"]': -300, nav: 0 });
	deckOf(['b'], ['a']);
	const parts = Array.from({ length: 5 }, () => {
		moveToRegion(1);
		return focused();
	});
	expect(parts).toEqual(['bar', 'b', 'a', 'widgets', 'bar']);
});

it('scrolls the deck to the whole column that gets the focus', () => {
	document.body.innerHTML = deck(column('a'), column('b'));
	deckOf(['a'], ['b']);
	const scrolled: unknown[] = [];
	vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element, to) {
		scrolled.push([this.getAttribute('data-column-id'), to]);
	});
	moveToColumn(2);
	moveByColumns(-1);
	moveToRegion(1);
	expect(scrolled).toEqual(['b', 'a', 'b'].map(id => [id, { inline: 'nearest', block: 'nearest' }]));
});

it('focuses the header of a collapsed column, whose page can’t take the focus', () => {
	const page = '<div inert><div data-page tabindex="-1"><a href="/" aria-current="page">Home</a></div></div>';
	document.body.innerHTML = deck(column('main', page), column('a'));
	deckOf(['main'], ['a']);
	moveToColumn(1);
	expect(focused()).toBe('main');
	moveByColumns(1);
	expect(focused()).toBe('a');
});

it('leads a window to its feed, or focuses the window', () => {
	const feed = '<div role="feed" tabindex="0" id="feed"><article></article></div>';
	document.body.innerHTML = ['', feed]
		.map(
			body =>
				`<section data-region="window" tabindex="-1" id="w${body.length}"><button aria-current="page">All</button>${body}</section>`,
		)
		.join('');
	moveToRegion(1);
	expect(focused()).toBe('w0');
	moveToRegion(1);
	expect(focused()).toBe('feed');
});
