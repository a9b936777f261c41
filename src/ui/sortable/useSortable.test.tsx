// @vitest-environment bundled-happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { moved } from '@/base/moved';
import type { SortableKind } from './SortableKind';
import { useSortable } from './useSortable';

function Shelf(kind: SortableKind) {
	const [books, setBooks] = useState(['Tides', 'Knots', 'Stars'].map(id => ({ id })));
	const sorting = useSortable({
		...kind,
		ids: books.map(({ id }) => id),
		nameOf: id => `“${id}”`,
		onMove: (id, to) => setBooks(now => [...moved(now, id, to)]),
	});
	return (
		<>
			<ul {...sorting.list}>
				{books.map(({ id }) => (
					<li key={id} {...sorting.itemOf(id)}>
						<button type="button" {...sorting.handleOf(id)}>
							{id}
						</button>
						<button type="button" disabled={!sorting.mover(id, 1)} onClick={sorting.mover(id, 1)}>
							later {id}
						</button>
					</li>
				))}
			</ul>
			{sorting.status}
		</>
	);
}

afterEach(() => {
	cleanup();
	document.documentElement.dir = 'ltr';
});

const order = () => [...document.querySelectorAll('[data-sortable-handle]')].map(each => each.textContent).join(' ');
const handle = (name: string) => screen.getByRole('button', { name });
const press = (name: string, key: string, held: { altKey?: boolean; ctrlKey?: boolean } = {}) =>
	fireEvent.keyDown(handle(name), { key, ...held });
const said = () => screen.getByRole('status').textContent;

it('moves an item of a list by the arrow keys of its grip, and says where it is then', () => {
	render(<Shelf layout="list" by="grip" />);
	expect(said()).toBe('');
	press('Tides', 'ArrowDown');
	expect(order()).toBe('Knots Tides Stars');
	expect(said()).toBe('“Tides”: moved to place 2 of 3');
	press('Stars', 'ArrowUp');
	expect(order()).toBe('Knots Stars Tides');
	expect(said()).toBe('“Stars”: moved to place 2 of 3');
});

it('keeps the first and the last where they are', () => {
	render(<Shelf layout="list" by="grip" />);
	press('Tides', 'ArrowUp');
	press('Stars', 'ArrowDown');
	expect(order()).toBe('Tides Knots Stars');
	expect(said()).toBe('');
	expect(screen.getByRole<HTMLButtonElement>('button', { name: 'later Stars' }).disabled).toBe(true);
});

it('moves an item of a grid with Alt where its button does something else', () => {
	render(<Shelf layout="grid" by="button" />);
	expect(handle('Tides').getAttribute('aria-keyshortcuts')).toBe('Alt+ArrowLeft Alt+ArrowRight');
	press('Tides', 'ArrowRight');
	press('Tides', 'ArrowRight', { altKey: true, ctrlKey: true });
	expect(order()).toBe('Tides Knots Stars');
	press('Tides', 'ArrowRight', { altKey: true });
	expect(order()).toBe('Knots Tides Stars');
});

it('goes the way of the arrow in a page that is written from right to left', () => {
	document.documentElement.dir = 'rtl';
	render(<Shelf layout="grid" by="button" />);
	press('Tides', 'ArrowLeft', { altKey: true });
	expect(order()).toBe('Knots Tides Stars');
});

it('says what was moved by other buttons too', () => {
	render(<Shelf layout="grid" by="button" />);
	fireEvent.click(screen.getByRole('button', { name: 'later Knots' }));
	expect(order()).toBe('Tides Stars Knots');
	expect(said()).toBe('“Knots”: moved to place 3 of 3');
});
