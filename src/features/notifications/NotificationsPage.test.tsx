// @vitest-environment bundled-happy-dom

import { act, cleanup } from '@testing-library/react';
import { renderInSession } from '@tests/factories/renderInSession';
import { servedSession } from '@tests/factories/renderList';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ColumnIdleProvider } from '@/blocks/hosting/ColumnIdleContext';
import { CoveredProvider } from '@/blocks/hosting/CoveredContext';
import NotificationsPage from './NotificationsPage';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
	cleanup();
	vi.useRealTimers();
});

/** Shows the page in a column for three seconds. @returns whether its notifications were marked as read */
async function isRead(isIdle: boolean, isCovered: boolean): Promise<boolean> {
	const asked = vi.fn();
	const session = servedSession(
		endpoint => {
			asked(endpoint);
			return [{ id: 'n1', createdAt: '2026-11-21T00:00:00.000Z', type: 'test' }];
		},
		{ unreadNotificationsCount: 1 },
	);
	vi.spyOn(session.stream, 'send').mockImplementation(() => {});
	renderInSession(
		<ColumnIdleProvider value={isIdle}>
			<CoveredProvider value={isCovered}>
				<NotificationsPage />
			</CoveredProvider>
		</ColumnIdleProvider>,
		{ session },
	);
	await act(() => vi.advanceTimersByTimeAsync(3_000));
	return asked.mock.calls.flat().includes('notifications/mark-all-as-read');
}

it.each([
	['in sight', false, false, true],
	['in a column out of view or collapsed', true, false, false],
	['under another page', false, true, false],
])('reads notifications %s: %s, %s', async (_, isIdle, isCovered, reads) => {
	expect(await isRead(isIdle, isCovered)).toBe(reads);
});
