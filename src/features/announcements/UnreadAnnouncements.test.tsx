// @vitest-environment bundled-happy-dom
import { act, cleanup } from '@testing-library/react';
import { renderInSession, testSession } from '@tests/factories/renderInSession';
import { afterEach, expect, it, vi } from 'vitest';
import { openAnnouncement } from './AnnouncementDialog';
import { readAnnouncement } from './announcementQueries';
import UnreadAnnouncements from './UnreadAnnouncements';

vi.mock('./AnnouncementDialog', () => ({ openAnnouncement: vi.fn() }));

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
