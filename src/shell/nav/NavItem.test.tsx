// @vitest-environment bundled-happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { NavItem } from './NavItem';

afterEach(cleanup);

const item = (badge: number) => <NavItem icon="bell" label="Notifications" badge={badge} onPress={() => {}} />;

it('shows how many are unread, 99+ over 99, and nothing for none', () => {
	const { rerender } = render(item(99));
	expect(screen.getByRole('button', { name: /Notifications.*99/ }).textContent).toBe('Notifications99');
	rerender(item(100));
	expect(screen.getByRole('button', { name: /Notifications.*99\+/ }).textContent).toBe('Notifications99+');
	rerender(item(0));
	expect(screen.getByRole('button', { name: 'Notifications' }).textContent).toBe('Notifications');
});
