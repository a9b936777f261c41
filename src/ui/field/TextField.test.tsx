// @vitest-environment bundled-happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { TextField } from './TextField';

afterEach(cleanup);

const SECRET = ['Password', 'Code', 'Webhook secret'];

function Fields() {
	const [typed, setTyped] = useState('');
	return (
		<>
			<TextField label="Password" type="password" value={typed} onChange={setTyped} />
			<TextField label="Code" autoComplete="one-time-code" value={typed} onChange={setTyped} />
			<TextField label="Webhook secret" isSecret value={typed} onChange={setTyped} />
			<TextField label="Name" value={typed} onChange={setTyped} />
			<button type="button" onClick={() => setTyped('')}>
				Clear
			</button>
		</>
	);
}
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

it('keeps passwords and codes out of attributes, also when they are shown', () => {
	render(<Fields />);
	fireEvent.change(field('Password'), { target: { value: 'correct horse' } });
	for (const label of [...SECRET, 'Name']) expect(field(label).value).toBe('correct horse');
	fireEvent.click(screen.getByRole('button', { name: 'Show password' }));
	expect(field('Password').type).toBe('text');
	for (const label of SECRET) expect(field(label).outerHTML).not.toContain('correct horse');
	// Fields that hold nothing secret are ordinary ones.
	expect(field('Name').outerHTML).toContain('correct horse');
	fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
	expect(field('Password').value).toBe('');
});

it('holds back what is copied of them until the warning is read', () => {
	render(<Fields />);
	fireEvent.change(field('Password'), { target: { value: 'correct horse' } });
	const isHeld = (label: string) => {
		field(label).setSelectionRange(0, 4);
		return !fireEvent.copy(field(label));
	};
	// A field of dots copies nothing.
	expect(isHeld('Password')).toBe(false);
	fireEvent.click(screen.getByRole('button', { name: 'Show password' }));
	for (const label of SECRET) expect(isHeld(label), label).toBe(true);
	expect(isHeld('Name')).toBe(false);
});

it('leaves the Enter that ends a composition to it, also where only the code of the key tells', () => {
	const onEnter = vi.fn();
	render(<TextField label="Name" value="" onChange={() => {}} onEnter={onEnter} />);
	fireEvent.keyDown(field('Name'), { key: 'Enter', isComposing: true });
	fireEvent.keyDown(field('Name'), { key: 'Enter', keyCode: 229 });
	expect(onEnter).not.toHaveBeenCalled();
	fireEvent.keyDown(field('Name'), { key: 'Enter', keyCode: 13 });
	expect(onEnter).toHaveBeenCalledOnce();
});
