// @vitest-environment bundled-happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { useRowFocus } from './useRowFocus';

afterEach(cleanup);

function List() {
	const [names, setNames] = useState(['First', 'Second', 'Third']);
	const { box, addButton, leave } = useRowFocus();
	return (
		<div ref={box}>
			<ul>
				{names.map((name, at) => (
					<li key={name}>
						<button type="button">{name}</button>
						<button
							type="button"
							onClick={() => {
								leave(at);
								setNames(names.filter(each => each !== name));
							}}
						>
							Remove {name}
						</button>
					</li>
				))}
			</ul>
			<button ref={addButton} type="button">
				Add
			</button>
			<button type="button">Elsewhere</button>
		</div>
	);
}

function remove(name: string): string | null | undefined {
	const button = screen.getByRole('button', { name: `Remove ${name}` });
	button.focus();
	fireEvent.click(button);
	return document.activeElement?.textContent;
}

it('leads to the next row, else to the one before, else to the button that adds one', () => {
	render(<List />);
	expect(remove('Second')).toBe('Third');
	expect(remove('Third')).toBe('First');
	expect(remove('First')).toBe('Add');
});

it('leaves the focus where else it is', () => {
	render(<List />);
	const elsewhere = screen.getByRole('button', { name: 'Elsewhere' });
	elsewhere.focus();
	fireEvent.click(screen.getByRole('button', { name: 'Remove First' }));
	expect(document.activeElement).toBe(elsewhere);
});
