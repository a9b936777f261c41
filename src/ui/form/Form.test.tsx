// @vitest-environment bundled-happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { boolean, minLength, nonEmpty, object, pipe, string } from 'valibot';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { line, tick } from './controls';
import { Form } from './Form';
import { type Refusal, useForm } from './useForm';

interface Person {
	readonly name: string;
	readonly motto: string;
	readonly agrees: boolean;
}

const RULES = object({
	name: pipe(string(), nonEmpty(''), minLength(3, 'Too short')),
	motto: string(),
	agrees: boolean(),
});

const send = vi.fn<(person: Person) => Promise<void>>();
const explain = vi.fn<(error: unknown) => Refusal<Person>>();

function PersonForm() {
	const form = useForm<Person>({ initial: { name: '', motto: '', agrees: false }, rules: RULES, send, explain });
	return (
		<Form
			form={form}
			fields={{ name: line({ label: 'Name' }), motto: null, agrees: tick({ label: 'I agree' }) }}
			above={{ agrees: <p>Be kind.</p> }}
			button={{ label: 'Save' }}
		/>
	);
}

beforeEach(() => {
	send.mockReset().mockResolvedValue(undefined);
	render(<PersonForm />);
});
afterEach(cleanup);

const type = (name: string) => fireEvent.change(screen.getByLabelText('Name'), { target: { value: name } });
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: /Save$/ });
const submit = () => act(async () => fireEvent.submit(save().closest('form') ?? save()));

it('can be sent once its rules hold, with what was entered', async () => {
	expect(save().disabled).toBe(true);
	await submit();
	expect(send).not.toHaveBeenCalled();
	type('Mara');
	fireEvent.click(screen.getByLabelText('I agree'));
	await submit();
	expect(send).toHaveBeenCalledExactlyOnceWith({ name: 'Mara', motto: '', agrees: true });
});

it('tells what is wrong with a field once something was typed there', () => {
	expect(screen.queryByRole('alert')).toBeNull();
	type('Ma');
	expect(screen.getByRole('alert').textContent).toBe('Too short');
	expect(screen.getByLabelText('Name').getAttribute('aria-invalid')).toBe('true');
	type('');
	expect(screen.queryByRole('alert')).toBeNull();
});

it('asks for nothing that has no control, and shows what stands above a field', () => {
	expect(screen.queryByLabelText('Motto')).toBeNull();
	expect(screen.getByText('Be kind.')).toBeDefined();
});

it('tells a refusal at the field to blame, until that is changed', async () => {
	send.mockRejectedValue(new Error('taken'));
	explain.mockReturnValue({ field: 'name', text: 'That name is taken.' });
	type('Mara');
	await submit();
	expect(screen.getByLabelText('Name').getAttribute('aria-invalid')).toBe('true');
	expect(screen.getByRole('alert').textContent).toBe('That name is taken.');
	type('Noor');
	expect(screen.queryByRole('alert')).toBeNull();
});

it('tells any other refusal at its end, until it is sent again', async () => {
	send.mockRejectedValueOnce(new Error('down'));
	explain.mockReturnValue({ text: 'The server did not answer.' });
	type('Mara');
	await submit();
	expect(screen.getByRole('alert').textContent).toBe('The server did not answer.');
	await submit();
	expect(screen.queryByRole('alert')).toBeNull();
});

it('is not sent twice at once', async () => {
	let end = () => {};
	send.mockReturnValue(
		new Promise(done => {
			end = done;
		}),
	);
	type('Mara');
	await submit();
	await submit();
	expect(send).toHaveBeenCalledOnce();
	expect(save().disabled).toBe(true);
	await act(async () => end());
	expect(save().disabled).toBe(false);
});
