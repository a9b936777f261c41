// @vitest-environment bundled-happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { answerCalls } from '@tests/factories/answerCalls';
import { renderInSession, testSession } from '@tests/factories/renderInSession';
import { afterEach, expect, it, vi } from 'vitest';
import { refreshThing } from '@/stores/queries/cachedThings';
import { queryClient } from '@/stores/queryClient';
import { WebhookList } from './WebhookList';
import WebhookPage from './WebhookPage';
import { webhookQuery } from './webhook';

afterEach(() => {
	cleanup();
	queryClient.clear();
});

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

it('what another device changes meanwhile is no edit, and is not taken back by a save', async () => {
	const session = testSession();
	let hook: Record<string, unknown> = { id: 'hook', name: 'Lighthouse', url: 'https://a.example/', secret: '' };
	hook = { ...hook, on: ['note'], active: true, latestStatus: null };
	answerCalls(session.api, (endpoint, { webhookId: _, ...params }) => {
		if (endpoint === 'i/webhooks/list') return [hook];
		if (endpoint === 'i/webhooks/update') hook = { ...hook, ...params };
		return hook;
	});
	renderInSession(<WebhookPage params={{ webhookId: 'hook' }} hash={undefined} search={{}} />, { session });
	await screen.findByRole('textbox', { name: 'Name' });
	hook = { ...hook, url: 'https://b.example/', latestStatus: 200 };
	refreshThing(session, webhookQuery, 'hook');
	await waitFor(() => expect(screen.getByText('Answer: 200')).toBeTruthy());
	expect(screen.queryByRole('button', { name: 'Discard changes' })).toBeNull();
	fireEvent.change(screen.getByRole('textbox', { name: 'Name' }), { target: { value: 'Foghorn' } });
	await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Save' })));
	expect(hook).toMatchObject({ name: 'Foghorn', url: 'https://b.example/', active: true });
	expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'URL' }).value).toBe('https://b.example/');
	expect(screen.queryByRole('button', { name: 'Discard changes' })).toBeNull();
});
