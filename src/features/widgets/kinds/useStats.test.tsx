// @vitest-environment bundled-happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import { HeldSocket } from '@tests/factories/HeldSocket';
import { renderInSession } from '@tests/factories/renderInSession';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { WidgetStageProvider } from '@/blocks/widget/WidgetStage';
import { useNow } from './useNow';
import { useStats } from './useStats';

vi.mock('partysocket/ws', () => ({ default: HeldSocket }));

beforeEach(() => vi.useFakeTimers({ now: Date.parse('2026-11-26T09:00:00.400Z') }));
afterEach(() => {
	cleanup();
	vi.useRealTimers();
});

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

function Load() {
	const { log, isSilent } = useStats('serverStats');
	const now = useNow(1_000);
	const loads = log.map(({ cpu }) => cpu).join(' ');
	return <p>{isSilent ? 'silent' : `${new Date(now).getSeconds()} s: ${loads}`}</p>;
}

function show() {
	renderInSession(
		<WidgetStageProvider value="visible">
			<Load />
		</WidgetStageProvider>,
	);
	const socket = HeldSocket.last;
	act(() => socket?.emit('open'));
	const channel = socket?.sent.find(({ body }) => body.channel === 'serverStats')?.body.id;
	return (type: string, body: unknown) =>
		act(() => socket?.emit('message', { type: 'channel', body: { id: channel, type, body } }));
}

const shown = () => screen.getByText(/./).textContent;

it('shows the log at once, and what arrives when the clocks change', () => {
	const tell = show();
	tell('statsLog', [{ cpu: 0.2 }, { cpu: 0.1 }]);
	expect(shown()).toBe('0 s: 0.1 0.2');
	tell('stats', { cpu: 0.3 });
	tell('stats', { cpu: 0.4 });
	expect(shown()).toBe('0 s: 0.1 0.2');
	pass(600);
	expect(shown()).toBe('1 s: 0.1 0.2 0.3 0.4');
	pass(14_300);
	expect(shown()).toBe('15 s: 0.1 0.2 0.3 0.4');
});

it('counts a point that waits as said', () => {
	const tell = show();
	pass(14_900);
	tell('stats', { cpu: 0.5 });
	pass(200);
	expect(shown()).toBe('15 s: ');
	pass(500);
	expect(shown()).toBe('16 s: 0.5');
	pass(15_000);
	expect(shown()).toBe('silent');
});
