// @vitest-environment bundled-happy-dom
import { cleanup, screen } from '@testing-library/react';
import { answerCalls } from '@tests/factories/answerCalls';
import { renderInSession, testSession } from '@tests/factories/renderInSession';
import { afterEach, expect, it } from 'vitest';
import { changeCollection } from '@/stores/collections';
import { queryClient } from '@/stores/queryClient';
import { NotificationSourceControl } from './NotificationSourceControl';

afterEach(() => {
	cleanup();
	queryClient.clear();
});

it('calls lists as they are called by now, whenever it is opened', async () => {
	const session = testSession();
	answerCalls(session.api, () => [{ id: 'pilots', name: 'Pilots' }]);
	const open = () =>
		renderInSession(
			<NotificationSourceControl
				label="Mentions"
				caption={undefined}
				value={{ type: 'list', userListId: 'pilots' }}
				error={undefined}
				disabled={false}
				onChange={() => {}}
			/>,
			{ session },
		);
	open();
	await screen.findByRole('option', { name: 'Pilots' });
	cleanup();
	changeCollection(session, 'lists', all => all.map(list => ({ ...list, name: 'Harbour pilots' })));
	open();
	expect(await screen.findByRole('option', { name: 'Harbour pilots' })).toBeTruthy();
});
