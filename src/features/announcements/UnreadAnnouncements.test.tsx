// @vitest-environment bundled-happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import { renderInSession, testSession } from '@tests/factories/renderInSession';
import { afterEach, expect, it, vi } from 'vitest';
import type { Session } from '@/stores/session/Session';
import { openAnnouncement } from './openAnnouncement';
import { readAnnouncement } from './readAnnouncement';
import UnreadAnnouncements from './UnreadAnnouncements';

vi.mock('./openAnnouncement', () => ({ openAnnouncement: vi.fn() }));

afterEach(cleanup);

it('a dialog that waits for another one does not open once it was read elsewhere', async () => {
	const session = testSession();
	const told = ['low', 'high', 'slack'].map(id => ({ id, title: id, text: '', display: 'dialog', isRead: false }));
	vi.spyOn(session.api, 'call').mockResolvedValue(told as never);
	let close = () => {};
	const opened = vi.mocked(openAnnouncement).mockImplementation(
		() =>
			new Promise(done => {
				close = () => done(undefined);
			}),
	);
	renderInSession(<UnreadAnnouncements />, { session });
	await vi.waitFor(() => expect(opened).toHaveBeenCalledTimes(1));
	await act(() => readAnnouncement(session, { id: 'high' } as never));
	close();
	await vi.waitFor(() => expect(opened).toHaveBeenCalledTimes(2));
	expect(opened.mock.calls.map(([, { id }]) => id)).toEqual(['low', 'slack']);
});

it('one that was read on another device while none was told of is not told of when the next one comes', async () => {
	const session = testSession();
	const dialog = (id: string) => ({ id, title: id, text: '', display: 'dialog', isRead: false });
	const call = vi.spyOn(session.api, 'call').mockResolvedValue([dialog('fog')] as never);
	const opened = vi.mocked(openAnnouncement).mockReset().mockResolvedValue(undefined);
	renderInSession(<UnreadAnnouncements />, { session });
	await vi.waitFor(() => expect(opened).toHaveBeenCalledTimes(1));
	cleanup();
	call.mockResolvedValue([dialog('storm')] as never);
	renderInSession(<UnreadAnnouncements />, { session });
	await vi.waitFor(() => expect(opened).toHaveBeenCalledTimes(2));
	expect(opened.mock.calls.map(([, { id }]) => id)).toEqual(['fog', 'storm']);
});

it.each([
	['the tab is looked at again', () => document.dispatchEvent(new Event('visibilitychange'))],
	['the connection is back', (session: Session) => session.reachability.events.emit('back', undefined)],
])('the banner of one that was read on another device goes when %s', async (_when, come) => {
	const session = testSession();
	const told = ['fog', 'storm'].map(id => ({ id, title: id, text: '', display: 'banner', isRead: false }));
	const call = vi.spyOn(session.api, 'call').mockResolvedValue(told as never);
	renderInSession(<UnreadAnnouncements />, { session });
	await screen.findByRole('link', { name: 'fog' });
	call.mockResolvedValue(told.map(each => ({ ...each, isRead: each.id === 'fog' })) as never);
	await act(async () => {
		come(session);
	});
	await vi.waitFor(() => expect(screen.queryByRole('link', { name: 'fog' })).toBeNull());
	expect(screen.getByRole('link', { name: 'storm' })).toBeTruthy();
});
