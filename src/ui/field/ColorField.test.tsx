// @vitest-environment bundled-happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { color } from '../form/controls';

function Paint(): ReactNode {
	const [value, onChange] = useState('#336699');
	return (
		<>
			{color({ label: 'Colour' })({ value, onChange, error: undefined })}
			<output>{value}</output>
		</>
	);
}

afterEach(cleanup);

const digits = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Colour, exact value' });
const type = (value: string) => fireEvent.change(digits(), { target: { value } });
const chosen = () => screen.getByRole('status').textContent;

it('takes six digits or three, with or without their sign', () => {
	render(<Paint />);
	type('#FF8800');
	expect(chosen()).toBe('#ff8800');
	type('0af');
	expect(chosen()).toBe('#00aaff');
});

it('keeps the last colour until another one is typed in full', () => {
	render(<Paint />);
	type('#33669');
	expect(chosen()).toBe('#336699');
	expect(digits().value).toBe('#33669');
	fireEvent.blur(digits());
	expect(digits().value).toBe('#336699');
});
