// @vitest-environment bundled-happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import { answerCalls } from '@tests/factories/answerCalls';
import { HeldSocket } from '@tests/factories/HeldSocket';
import { renderInSession, testSession } from '@tests/factories/renderInSession';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '@/stores/queryClient';
import ServerMetricWidget from './ServerMetricWidget';

vi.mock('partysocket/ws', () => ({ default: HeldSocket }));

beforeEach(() => {
	vi.useFakeTimers();
	queryClient.clear();
});
afterEach(() => {
	cleanup();
	vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const SILENT = 'This server doesn’t report its load at the moment.';

it('says that nothing comes any more, in place of what came long ago, until something does', async () => {
	const session = testSession();
	answerCalls(session.api, () => ({}));
	renderInSession(<ServerMetricWidget data={{ view: 'cpu' }} onChange={() => {}} />, { session });
	const socket = HeldSocket.last;
	act(() => socket?.emit('open'));
	const id = socket?.sent.find(({ body }) => body.channel === 'serverStats')?.body.id;
	const tell = (cpu: number) =>
		act(() => socket?.emit('message', { type: 'channel', body: { id, type: 'stats', body: { cpu } } }));
	tell(0.25);
	await pass(1_000);
	expect(screen.getByText('25.0%')).toBeTruthy();
	await pass(20_000);
	expect(screen.queryByText('25.0%')).toBeNull();
	expect(screen.getByText(SILENT)).toBeTruthy();
	tell(0.5);
	await pass(1_000);
	expect(screen.getByText('50.0%')).toBeTruthy();
	expect(screen.queryByText(SILENT)).toBeNull();
});
