// @vitest-environment happy-dom

import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { NewPasswordFields } from './NewPasswordFields';

afterEach(cleanup);

function Form() {
	const [password, setPassword] = useState('');
	const [again, setAgain] = useState('');
	const fields = { label: 'Password', password, again, onPassword: setPassword, onAgain: setAgain };
	return <NewPasswordFields {...fields} own={['marabella']} minLength={8} />;
}

it('tells while typing how hard the password is to guess, in words and tied to the field', () => {
	render(<Form />);
	const field = screen.getByLabelText('Password');
	const told = () => document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;
	expect(told()).toBe('At least 8 characters');
	for (const [typed, strength] of [
		['Password1!', 'weak'],
		['marabella', 'weak'],
		['aZ3k9QpL', 'fair'],
		['correct horse battery staple', 'strong'],
	] as const) {
		fireEvent.change(field, { target: { value: typed } });
		expect(told()).toContain(`Strength: ${strength}`);
		expect(screen.getByRole('status').textContent).toContain(strength);
	}
	expect(told()).not.toContain('Easy to guess');
});

it('says that the repetition differs', () => {
	render(<Form />);
	fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'a long password' } });
	fireEvent.change(screen.getByLabelText('Repeat password'), { target: { value: 'another' } });
	expect(screen.getByRole('alert').textContent).toBe('The passwords don’t match.');
});
