// @vitest-environment bundled-happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { answerCalls } from '@tests/factories/answerCalls';
import { renderInSession, testSession } from '@tests/factories/renderInSession';
import { afterEach, expect, it } from 'vitest';
import EditedChannelPage from './EditedChannelPage';

afterEach(() => {
	cleanup();
	localStorage.clear();
});

it('what another device changes meanwhile is no edit, and is not taken back by a save', async () => {
	const session = testSession();
	let channel: Record<string, unknown> = { id: 'c', name: 'Ferries', description: 'In and out', color: '#123456' };
	channel = { ...channel, userId: 'me', isArchived: true, pinnedNoteIds: [] };
	answerCalls(session.api, (endpoint, { channelId: _, ...params }) => {
		if (endpoint === 'channels/update') channel = { ...channel, ...params };
		return channel;
	});
	renderInSession(<EditedChannelPage params={{ channelId: 'c' }} hash={undefined} search={{}} />, { session });
	const name = await screen.findByRole('textbox', { name: 'Name' });
	channel = { ...channel, description: 'Boats' };
	// Its answer brings the new description.
	await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Take out of the archive' })));
	expect(channel).toMatchObject({ isArchived: false });
	expect(screen.queryByRole('button', { name: 'Discard changes' })).toBeNull();
	fireEvent.change(name, { target: { value: 'Ships' } });
	await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Save' })));
	expect(channel).toMatchObject({ name: 'Ships', description: 'Boats' });
	expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Description' }).value).toBe('Boats');
	expect(screen.queryByRole('button', { name: 'Discard changes' })).toBeNull();
});
