// @vitest-environment bundled-happy-dom

import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Form } from '@/ui/form/Form';
import { useForm } from '@/ui/form/useForm';
import { type NewPassword, newPassword, newPasswordRules } from './newPassword';

afterEach(cleanup);

function NewPasswordForm() {
	const form = useForm<NewPassword>({
		initial: { password: '', again: '' },
		rules: newPasswordRules(),
		send: async () => {},
		explain: () => ({ text: '' }),
	});
	return <Form form={form} fields={newPassword('Password', ['marabella'])} button={{ label: 'Change' }} />;
}

it('tells while typing how hard the password is to guess, in words and tied to the field', () => {
	render(<NewPasswordForm />);
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
	render(<NewPasswordForm />);
	fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'a long password' } });
	fireEvent.change(screen.getByLabelText('Repeat password'), { target: { value: 'another' } });
	expect(screen.getByRole('alert').textContent).toBe('The passwords don’t match.');
});
