// @vitest-environment bundled-happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { renderInSession, testSession } from '@tests/factories/renderInSession';
import { afterEach, expect, it, vi } from 'vitest';
import { WebhookList } from './WebhookList';
import WebhookPage from './WebhookPage';

afterEach(cleanup);

it('the list in another column has the new name of a webhook', async () => {
	const session = testSession();
	const hook = { id: 'hook', name: 'Lighthouse', url: 'https://a.example/', secret: '', on: ['note'], active: true };
	vi.spyOn(session.api, 'call').mockImplementation(
		async endpoint => (endpoint === 'i/webhooks/list' ? [hook] : hook) as never,
	);
	renderInSession(
		<>
			<WebhookList limit={null} />
			<WebhookPage params={{ webhookId: 'hook' }} hash={undefined} search={{}} />
		</>,
		{ session },
	);
	const name = await screen.findByRole('textbox', { name: 'Name' });
	expect(await screen.findByRole('link', { name: 'Lighthouse' })).toBeTruthy();
	fireEvent.change(name, { target: { value: 'Foghorn' } });
	await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Save' })));
	expect(screen.getByRole('link', { name: 'Foghorn' })).toBeTruthy();
});
