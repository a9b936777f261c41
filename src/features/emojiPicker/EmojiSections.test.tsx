// @vitest-environment bundled-happy-dom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { renderInSession } from '@tests/factories/renderInSession';
import { VirtuosoMockContext } from 'react-virtuoso';
import { afterEach, expect, it, vi } from 'vitest';
import { EmojiSections } from './EmojiSections';

const choice = (emoji: string) => ({ emoji, name: emoji, words: [], url: null });
const section = (label: string, choices: readonly string[]) => ({
	id: label.toLowerCase(),
	label,
	mark: 'emoji' as const,
	choices: choices.map(choice),
});
const SHORT = ['Faces', 'Flags', 'Boats'].map(label => section(label, [`${label} one`, `${label} two`]));
const LONG = [
	section(
		'Faces',
		Array.from({ length: 900 }, (_, index) => `face ${index}`),
	),
	section('Flags', ['a flag']),
];
/** The height of rows in the simulated layout. */
const ROW = 30;

afterEach(() => {
	vi.restoreAllMocks();
	cleanup();
});

function show(sections = SHORT) {
	renderInSession(
		<VirtuosoMockContext.Provider value={{ viewportHeight: 300, itemHeight: ROW }}>
			<EmojiSections sections={sections} palettes={<p>own</p>} cell={38} onChoose={() => {}} />
		</VirtuosoMockContext.Provider>,
	);
	const bar = screen.getByRole('toolbar', { name: 'Categories' });
	const scroller = document.querySelector<HTMLElement>('[data-virtuoso-scroller]');
	if (!scroller) throw new Error('nothing scrolls');
	const marked = () => bar.querySelector('[aria-current]')?.getAttribute('aria-label');
	const mark = (name: string) => within(bar).getByRole('button', { name });
	return { bar, scroller, marked, mark };
}

it('marks the section that a press in its bar leads to', () => {
	const { marked, mark } = show();
	expect(marked()).toBe('Palettes');
	fireEvent.click(mark('Boats'));
	expect(marked()).toBe('Boats');
});

it('marks the section that is scrolled to, but leaves a press in the bar its mark until the reader scrolls', () => {
	const { scroller, marked, mark } = show();
	/** The first row of the flags is at the upper edge. */
	vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
		const { section } = this.dataset;
		const top = section === 'palettes' || section === 'faces' ? -ROW : section === 'boats' ? ROW : 0;
		return new DOMRect(0, top, 300, ROW);
	});
	fireEvent.click(mark('Boats'));
	fireEvent.scroll(scroller);
	expect(marked()).toBe('Boats');
	fireEvent.wheel(scroller, { deltaY: -10 });
	fireEvent.scroll(scroller);
	expect(marked()).toBe('Flags');
});

it('is one stop for Tab, with arrows along it and down into the section', () => {
	const { bar, marked } = show();
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
	act(() => void fireEvent.keyDown(document.activeElement ?? bar, { key: 'ArrowDown' }));
	expect(document.activeElement?.getAttribute('aria-label')).toBe('Faces one');
});

it('moves its bar by a wheel that goes up and down, and leaves one that goes sideways to the browser', () => {
	const { bar } = show();
	fireEvent.wheel(bar, { deltaY: 30 });
	expect(bar.scrollLeft).toBe(30);
	fireEvent.wheel(bar, { deltaX: 20, deltaY: 5 });
	expect(bar.scrollLeft).toBe(30);
});

it('keeps the emojis in the page that are near the view, and no others', () => {
	show(LONG);
	const made = document.querySelectorAll('[data-emoji]').length;
	expect(made).toBeGreaterThan(5);
	expect(made).toBeLessThan(100);
	expect(screen.getByRole('button', { name: 'face 0' })).toBeDefined();
	expect(screen.queryByRole('button', { name: 'a flag' })).toBeNull();
});

it('leaves its focus ring to what scrolls, as it is a stop for Tab', () => {
	const { scroller } = show();
	expect(scroller.tabIndex).toBe(0);
	expect(scroller.style.outline).toBe('');
});
