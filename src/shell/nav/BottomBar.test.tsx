// @vitest-environment bundled-happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import { renderInSession, testSession } from '@tests/factories/renderInSession';
import { afterEach, expect, it, vi } from 'vitest';
import { accounts } from '@/stores/session/accounts';
import { BottomBar } from './BottomBar';

vi.mock('../pages/MainView', () => ({ useMainPath: () => '/' }));

afterEach(cleanup);

it('shows how many notifications are unread, 99+ over 99, and nothing for none', () => {
	const session = testSession();
	accounts.setState({ all: [], current: session.account });
	session.me.setState({ me: { unreadNotificationsCount: 100 } as never });
	renderInSession(<BottomBar />, { session });
	const item = () => screen.getByRole('button', { name: /^Notifications/ });
	expect(item().textContent).toBe('99+');
	expect(item().getAttribute('aria-label')).toBe('Notifications, 99+ unread');
	act(() => session.patchMe({ unreadNotificationsCount: 3 }));
	expect(item().textContent).toBe('3');
	act(() => session.patchMe({ unreadNotificationsCount: 0 }));
	expect(item().textContent).toBe('');
	expect(item().getAttribute('aria-label')).toBe('Notifications');
});
