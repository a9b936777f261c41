// @vitest-environment bundled-happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { useRequestKeys } from './useRequestKeys';

afterEach(cleanup);

function Requests() {
	const box = useRef<HTMLDivElement>(null);
	const [names, setNames] = useState(['mara', 'noor', 'kai']);
	useRequestKeys(box);
	return (
		<div ref={box}>
			{names.map(name => (
				<div key={name} data-request="">
					<a href={`/@${name}`}>{name}</a>
					<button type="button" data-answer="reject" onClick={() => setNames(names.filter(each => each !== name))}>
						Reject
					</button>
				</div>
			))}
		</div>
	);
}

it('a key that is held down answers one request alone', () => {
	render(<Requests />);
	screen.getByRole('link', { name: 'mara' }).focus();
	const press = (repeat: boolean) => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'r', repeat });
	press(false);
	press(true);
	press(true);
	expect(screen.getAllByRole('link').map(link => link.textContent)).toEqual(['noor', 'kai']);
	press(false);
	expect(screen.getAllByRole('link').map(link => link.textContent)).toEqual(['kai']);
});
