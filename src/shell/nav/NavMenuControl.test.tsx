// @vitest-environment bundled-happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { renderInSession } from '@tests/factories/renderInSession';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { NavMenuControl } from './NavMenuControl';
import { NAV_ITEMS } from './navActions';

afterEach(cleanup);

function Menu() {
	const [value, setValue] = useState<unknown>(NAV_ITEMS.slice(0, 2).map(({ id }) => id));
	return <NavMenuControl label="Items" caption="" error="" disabled={false} value={value} onChange={setValue} />;
}

it('leads to the item beside one that is removed, and from the last one to the button that adds one', () => {
	renderInSession(<Menu />);
	const [first, second] = NAV_ITEMS.slice(0, 2).map(({ name }) => name());
	const remove = (name: string | undefined) => {
		const button = screen.getByRole('button', { name: `Remove ${name}` });
		button.focus();
		fireEvent.click(button);
		return document.activeElement;
	};
	expect(remove(first)?.closest('li')?.textContent).toBe(second);
	expect(remove(second)?.textContent).toBe('Add item');
});
