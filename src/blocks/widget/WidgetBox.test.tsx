// @vitest-environment bundled-happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { WidgetBox } from './WidgetBox';
import { type WidgetStage, WidgetStageProvider } from './WidgetStage';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
	cleanup();
	vi.useRealTimers();
});

const box = (stage: WidgetStage) => (
	<WidgetStageProvider value={stage}>
		<WidgetBox height={200}>{shown => <p>list, {shown}</p>}</WidgetBox>
	</WidgetStageProvider>
);
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

it('takes the list out some time after it was last seen', () => {
	const { rerender } = render(box('visible'));
	rerender(box('hidden'));
	expect(screen.getByText('list, hidden')).toBeTruthy();
	pass(9_000);
	rerender(box('visible'));
	pass(20_000);
	expect(screen.getByText('list, visible')).toBeTruthy();
	rerender(box('hidden'));
	pass(10_000);
	expect(screen.queryByText(/list/)).toBeNull();
	rerender(box('visible'));
	expect(screen.getByText('list, visible')).toBeTruthy();
});
