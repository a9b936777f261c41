// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ToastHost } from './ToastHost';
import { toast } from './toasts';

beforeEach(() => {
	vi.useFakeTimers();
	render(<ToastHost />);
});
afterEach(() => {
	act(() => void vi.runAllTimers());
	vi.useRealTimers();
});

it('shows a toast for 4 s, in a region that screen readers follow', () => {
	act(() => void toast('Copied'));
	expect(screen.getByRole('status').textContent).toBe('Copied');
	act(() => void vi.advanceTimersByTime(3_999));
	expect(screen.getByRole('status').textContent).toBe('Copied');
	act(() => void vi.advanceTimersByTime(1));
	expect(screen.getByRole('status').textContent).toBe('');
});

it('says the same thing once, and no more than four things', () => {
	act(() => {
		for (const text of ['a', 'b', 'c', 'c', 'd', 'e']) toast(text);
	});
	expect(screen.getByRole('status').textContent).toBe('bcde');
});

it('offers to undo, and goes when that is taken', () => {
	const undo = vi.fn();
	act(() => void toast('Removed', { action: { text: 'Undo', onPress: undo } }));
	act(() => void vi.advanceTimersByTime(5_000));
	fireEvent.click(screen.getByText('Undo'));
	expect(undo).toHaveBeenCalledTimes(1);
	expect(screen.getByRole('status').textContent).toBe('');
});
