// @vitest-environment bundled-happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { WidgetStageProvider } from '@/blocks/widget/WidgetStage';
import { useNow } from './useNow';

beforeEach(() => vi.useFakeTimers({ now: Date.parse('2026-11-26T09:00:00.400Z') }));
afterEach(() => {
	cleanup();
	vi.useRealTimers();
});

function Clock() {
	return <p>{new Date(useNow(1_000)).toISOString().slice(17, 23)}</p>;
}

const clock = (stage: 'visible' | 'hidden') => (
	<WidgetStageProvider value={stage}>
		<Clock />
	</WidgetStageProvider>
);
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

it('ticks at each full second while it can be seen', () => {
	const { rerender } = render(clock('visible'));
	pass(599);
	expect(screen.getByText('00.400')).toBeTruthy();
	pass(1);
	expect(screen.getByText('01.000')).toBeTruthy();
	pass(2_000);
	expect(screen.getByText('03.000')).toBeTruthy();
	rerender(clock('hidden'));
	expect(vi.getTimerCount()).toBe(0);
	pass(5_000);
	expect(screen.getByText('03.000')).toBeTruthy();
	rerender(clock('visible'));
	expect(screen.getByText('08.000')).toBeTruthy();
});

it('shows the same time on all clocks, by one timer', () => {
	const { unmount } = render(clock('visible'));
	pass(200);
	render(clock('visible'));
	expect(vi.getTimerCount()).toBe(1);
	pass(400);
	expect(screen.getAllByText('01.000')).toHaveLength(2);
	unmount();
	pass(1_000);
	expect(screen.getAllByText('02.000')).toHaveLength(1);
	cleanup();
	expect(vi.getTimerCount()).toBe(0);
});
