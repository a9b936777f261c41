// @vitest-environment bundled-happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRef, type RefObject } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { VirtualList, type VirtualListHandle } from './VirtualList';

const keyOf = (id: string) => id;
const renderItem = (id: string) => (
	<article tabIndex={-1} aria-label={id}>
		<button type="button">{`open ${id}`}</button>
		<button type="button">{`like ${id}`}</button>
	</article>
);

interface PageProps {
	ids: readonly string[];
	isWhole?: boolean;
	list?: RefObject<VirtualListHandle | null>;
}

function Page({ ids, isWhole = true, list }: PageProps) {
	return (
		<>
			<button type="button">before</button>
			<VirtualList
				{...(list && { ref: list })}
				items={ids}
				keyOf={keyOf}
				renderItem={renderItem}
				estimateHeight={100}
				label="Notes"
				isWhole={isWhole}
				footer={<button type="button">older</button>}
			/>
			<button type="button">after</button>
		</>
	);
}

const button = (name: string) => screen.getByRole('button', { name });
const note = (name: string) => screen.getByRole('article', { name });
/** Tab as a browser handles it: moves to `next` unless the page prevents it. */
async function tab(next: HTMLElement | null, shiftKey = false): Promise<void> {
	const from = document.activeElement ?? document.body;
	if (fireEvent.keyDown(from, { key: 'Tab', shiftKey })) next?.focus();
	await new Promise(resolve => setTimeout(resolve));
}

beforeEach(() => {
	// happy-dom has no layout, so every row is in view.
	Element.prototype.getBoundingClientRect = () => new DOMRect(0, 0, 300, 100);
});
afterEach(cleanup);

it('is entered at its first note in view, from before and from after', async () => {
	render(<Page ids={['a', 'b', 'c']} />);
	button('before').focus();
	await tab(screen.getByRole('feed'));
	expect(document.activeElement).toBe(note('a'));
	button('after').focus();
	await tab(button('like c'), true);
	expect(document.activeElement).toBe(note('a'));
});

it('is entered again at the note that had the focus last', async () => {
	render(<Page ids={['a', 'b', 'c']} />);
	note('b').focus();
	button('after').focus();
	await tab(button('like c'), true);
	expect(document.activeElement).toBe(note('b'));
});

it('has the controls of the focused note alone in the tab order', async () => {
	render(<Page ids={['a', 'b', 'c']} />);
	button('like b').focus();
	await tab(null);
	// From here the browser moves on to the first control in it.
	expect(document.activeElement?.contains(button('older'))).toBe(true);
	expect(document.activeElement?.contains(note('c'))).toBe(false);
	button('open b').focus();
	await tab(button('like a'), true);
	expect(document.activeElement).toBe(note('b'));
	await tab(null, true);
	expect(document.activeElement).toBe(screen.getByRole('feed'));
});

it('does not move a focus that a press or a script puts into it', () => {
	render(<Page ids={['a', 'b', 'c']} />);
	button('like c').focus();
	expect(document.activeElement).toBe(button('like c'));
});

it('hands the focus on when its note goes, and keeps it when others come', () => {
	const { rerender } = render(<Page ids={['a', 'b', 'c']} />);
	button('like b').focus();
	rerender(<Page ids={['new', 'a', 'b', 'c']} />);
	expect(document.activeElement).toBe(button('like b'));
	rerender(<Page ids={['new', 'a', 'c']} />);
	expect(document.activeElement).toBe(note('c'));
});

it('focuses a note that is asked for as soon as it is in the list', () => {
	const list = createRef<VirtualListHandle>();
	const { rerender } = render(<Page ids={['a', 'b']} list={list} />);
	button('like a').focus();
	list.current?.focusRow('c');
	rerender(<Page ids={['b', 'c']} list={list} />);
	expect(document.activeElement).toBe(note('c'));
	list.current?.focusRow('b');
	expect(document.activeElement).toBe(note('b'));
});

it('tells each note’s place, and how many there are once all are loaded', () => {
	const { rerender } = render(<Page ids={['a', 'b']} isWhole={false} />);
	expect(note('b').getAttribute('aria-posinset')).toBe('2');
	expect(note('b').getAttribute('aria-setsize')).toBe('-1');
	rerender(<Page ids={['new', 'a', 'b']} />);
	expect(note('b').getAttribute('aria-posinset')).toBe('3');
	expect(note('b').getAttribute('aria-setsize')).toBe('3');
});
