// @vitest-environment bundled-happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { answerCalls } from '@tests/factories/answerCalls';
import { renderInSession, testSession } from '@tests/factories/renderInSession';
import { afterEach, expect, it, vi } from 'vitest';
import { NetworkError } from '@/api/ApiError';
import { refreshServer } from '@/stores/session/startSession';
import InstanceInfoWidget from './InstanceInfoWidget';

afterEach(() => {
	cleanup();
	localStorage.clear();
	vi.restoreAllMocks();
});

it('says that the server can’t be reached where nothing is known of it, and tries again', async () => {
	vi.spyOn(console, 'warn').mockImplementation(() => {});
	const session = testSession();
	let isAway = true;
	answerCalls(session.api, endpoint => {
		if (isAway) throw new NetworkError(endpoint, 'offline');
		return { name: 'Harbour', version: '2025.6.3' };
	});
	renderInSession(<InstanceInfoWidget data={{ showDescription: false, showCounts: false }} onChange={() => {}} />, {
		session,
	});
	await refreshServer(session, true);
	const retry = await screen.findByRole('button', { name: 'Retry' });
	isAway = false;
	fireEvent.click(retry);
	expect(await screen.findByText('Harbour')).toBeTruthy();
	expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
});
