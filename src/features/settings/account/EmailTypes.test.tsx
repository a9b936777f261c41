// @vitest-environment bundled-happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { renderInSession, testSession } from '@tests/factories/renderInSession';
import { afterEach, expect, it, vi } from 'vitest';
import type { WireMe } from '@/wire/entities';
import { EmailTypes } from './EmailTypes';

afterEach(cleanup);

it('leaves alone what another device has chosen meanwhile, and shows it', async () => {
	const session = testSession();
	const account = { id: 'me', emailNotificationTypes: ['follow'], receiveAnnouncementEmail: true } as WireMe;
	const elsewhere = { ...account, emailNotificationTypes: ['reply', 'other'], receiveAnnouncementEmail: false };
	const call = vi
		.spyOn(session.api, 'call')
		.mockImplementation(
			async (endpoint, params) => (endpoint === 'i' ? elsewhere : { ...account, ...params }) as never,
		);
	renderInSession(<EmailTypes account={account} />, { session });
	const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
	fireEvent.click(box('Mentions'));
	await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Save' })));
	expect(call).toHaveBeenCalledWith('i/update', {
		emailNotificationTypes: ['mention', 'reply', 'other'],
		receiveAnnouncementEmail: false,
	});
	expect(['Mentions', 'Replies', 'New followers'].map(name => box(name).checked)).toEqual([true, true, false]);
});
