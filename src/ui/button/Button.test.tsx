// @vitest-environment bundled-happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, expect, it } from 'vitest';
import { Button } from './Button';

afterEach(cleanup);

const form = (busy: boolean) => (
	<form>
		<Button submit busy={busy}>
			Save
		</Button>
		<Button>Cancel</Button>
	</form>
);
const button = (name: string) => screen.getByRole('button', { name });
/** Browsers take the focus from what is disabled. */
const loseFocus = () => {
	if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
};

it('has the focus again after it was busy, each time', () => {
	const { rerender } = render(form(false));
	button('Save').focus();
	for (const _ of [1, 2]) {
		rerender(form(true));
		loseFocus();
		rerender(form(false));
		expect(document.activeElement).toBe(button('Save'));
	}
});

it('takes no focus that went elsewhere meanwhile, or that it did not have', () => {
	const { rerender } = render(form(false));
	button('Save').focus();
	rerender(form(true));
	button('Cancel').focus();
	rerender(form(false));
	expect(document.activeElement).toBe(button('Cancel'));
	rerender(form(true));
	loseFocus();
	rerender(form(false));
	expect(document.activeElement).toBe(document.body);
});

it('passes its element to the ref that it gets', () => {
	const ref = createRef<HTMLButtonElement>();
	render(<Button ref={ref}>Add</Button>);
	expect(ref.current).toBe(button('Add'));
});
