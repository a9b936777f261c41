// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { renderInSession, testSession } from '@tests/factories/renderInSession';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WidgetStageProvider } from '@/blocks/widget/WidgetStage';
import { text } from '@/i18n/text';
import { appEvents } from '@/stores/appEvents';
import AichanWidget from './AichanWidget';

const session = testSession();
const show = (talks = true, stage: 'visible' | 'hidden' = 'visible') =>
	renderInSession(
		<WidgetStageProvider value={stage}>
			<AichanWidget data={{ title: '', talks }} onChange={() => {}} />
		</WidgetStageProvider>,
		{ session },
	);
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const { awake, asleep, greetings, lines, posted } = text.widgets.aichan;

beforeEach(() => void vi.useFakeTimers({ now: new Date(2026, 10, 26, 9) }));
afterEach(() => {
	cleanup();
	vi.useRealTimers();
});

describe('the mascot', () => {
	it('greets when it is pressed, then says other things, and is silent again after some seconds', () => {
		show();
		fireEvent.click(screen.getByRole('button', { name: awake }));
		expect(screen.getByRole('status').textContent).toBe(greetings.morning);
		fireEvent.click(screen.getByRole('button', { name: awake }));
		expect(screen.getByRole('status').textContent).toBe(lines.fish);
		pass(6_000);
		expect(screen.getByRole('status').textContent).toBe('');
	});

	it('sleeps after a minute without a move, and wakes with the next', () => {
		show();
		pass(60_000);
		expect(screen.getByRole('button', { name: asleep })).toBeTruthy();
		act(() => void fireEvent.pointerMove(window, { clientX: 5, clientY: 5 }));
		expect(screen.getByRole('button', { name: awake })).toBeTruthy();
	});

	it('praises what was posted, unless it must not talk', () => {
		const { unmount } = show();
		act(() => appEvents.emit('posted', { session, noteId: 'n' }));
		expect(screen.getByRole('status').textContent).toBe(posted);
		unmount();
		show(false);
		act(() => appEvents.emit('posted', { session, noteId: 'n' }));
		expect(screen.getByRole('status').textContent).toBe('');
	});

	it('does nothing out of sight', () => {
		show(true, 'hidden');
		pass(120_000);
		expect(screen.getByRole('button', { name: awake })).toBeTruthy();
		act(() => appEvents.emit('posted', { session, noteId: 'n' }));
		expect(screen.getByRole('status').textContent).toBe('');
	});
});
