// @vitest-environment bundled-happy-dom

import { act, screen } from '@testing-library/react';
import { answerCalls } from '@tests/factories/answerCalls';
import { renderInSession, testSession } from '@tests/factories/renderInSession';
import { expect, it, vi } from 'vitest';
import { toMe } from '@/api/toMe';
import ProfilesPage from './ProfilesPage';

const DESK = { id: 'desk', version: '1', type: 'main', modifiedAt: 1, name: 'Desk', preferences: {} };

it('suggests a restore once it is known that the account is not a young one', async () => {
	const session = testSession();
	vi.spyOn(console, 'warn').mockReturnValue();
	answerCalls(session.api, () => ({ Desk: DESK }));
	renderInSession(<ProfilesPage />, { session });
	await screen.findByRole('button', { name: 'Restore “Desk”' });
	expect(screen.queryByText('Restore your settings?')).toBeNull();
	act(() => session.me.setState({ me: toMe({ id: 'me', createdAt: '2020-01-01T00:00:00.000Z' }, null) }));
	expect(screen.getByText('Restore your settings?')).toBeTruthy();
});
