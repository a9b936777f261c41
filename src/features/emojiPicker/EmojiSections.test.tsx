// @vitest-environment happy-dom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { renderInSession } from '@tests/factories/renderInSession';
import { beforeEach, expect, it, vi } from 'vitest';
import { EmojiSections } from './EmojiSections';

const choice = (emoji: string) => ({ emoji, name: emoji, words: [], url: null });
const sections = ['Faces', 'Flags', 'Boats'].map(label => ({
	id: label.toLowerCase(),
	label,
	mark: 'emoji' as const,
	choices: [choice(`${label} one`), choice(`${label} two`)],
}));
/** Each section is 100 pixels high in this layout, which the test makes up. */
const HEIGHT = 100;
let near: (element: Element) => void = () => {};

beforeEach(() => {
	const watched = new Map<Element, (entries: { isIntersecting: boolean }[]) => void>();
	near = element => act(() => watched.get(element)?.([{ isIntersecting: true }]));
	vi.stubGlobal(
		'IntersectionObserver',
		class {
			constructor(private readonly tell: (entries: { isIntersecting: boolean }[]) => void) {}
			observe(element: Element) {
				watched.set(element, this.tell);
			}
			disconnect() {}
		},
	);
	vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (this: HTMLElement) {
		const parts = [...(this.parentElement?.children ?? [])];
		return parts.indexOf(this) * HEIGHT;
	});
});

function show() {
	renderInSession(<EmojiSections sections={sections} palettes={<p>own</p>} cell={38} onChoose={() => {}} />);
	const bar = screen.getByRole('toolbar', { name: 'Categories' });
	const part = (name: string) => screen.getByRole('region', { name });
	const scroller = part('Faces').parentElement;
	if (!scroller) throw new Error('nothing scrolls');
	const marked = () => bar.querySelector('[aria-current]')?.getAttribute('aria-label');
	return { bar, part, scroller, marked };
}

it('leads from a mark in the bar to its section, and marks it', () => {
	const { bar, scroller, marked } = show();
	expect(marked()).toBe('Palettes');
	fireEvent.click(within(bar).getByRole('button', { name: 'Boats' }));
	expect(scroller.scrollTop).toBe(3 * HEIGHT);
	expect(marked()).toBe('Boats');
});

it('marks the section that is scrolled to', () => {
	const { scroller, marked } = show();
	scroller.scrollTop = 2 * HEIGHT + 10;
	fireEvent.scroll(scroller);
	expect(marked()).toBe('Flags');
});

it('is one stop for Tab, with arrows along it and down into the section', () => {
	const { bar, part, marked } = show();
	near(part('Faces'));
	const [first] = within(bar).getAllByRole('button');
	expect(
		within(bar)
			.getAllByRole('button', { name: /./ })
			.filter(button => button.tabIndex === 0),
	).toEqual([first]);
	first?.focus();
	fireEvent.keyDown(document.activeElement ?? bar, { key: 'ArrowRight' });
	expect(document.activeElement?.getAttribute('aria-label')).toBe('Faces');
	expect(marked()).toBe('Faces');
	fireEvent.keyDown(document.activeElement ?? bar, { key: 'ArrowDown' });
	expect(document.activeElement?.getAttribute('aria-label')).toBe('Faces one');
});

it('moves its bar by a wheel that goes up and down, and leaves one that goes sideways to the browser', () => {
	const { bar } = show();
	fireEvent.wheel(bar, { deltaY: 30 });
	expect(bar.scrollLeft).toBe(30);
	fireEvent.wheel(bar, { deltaX: 20, deltaY: 5 });
	expect(bar.scrollLeft).toBe(30);
});

it('makes the emojis of a section when it comes near', () => {
	const { part } = show();
	expect(within(part('Flags')).queryByRole('button')).toBeNull();
	near(part('Flags'));
	expect(within(part('Flags')).getAllByRole('button')).toHaveLength(2);
});
