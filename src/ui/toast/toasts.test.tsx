// @vitest-environment bundled-happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ToastHost } from './ToastHost';
import { toast, toasts } from './toasts';

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

it('stays as long as it counts down, and its offer can be taken by a key', () => {
	const undo = vi.fn();
	act(() => void toast('Sent soon', { countdownMs: 20_000, action: { text: 'Undo', onPress: undo } }));
	act(() => void toast('Copied'));
	act(() => void vi.advanceTimersByTime(19_999));
	expect(screen.getByRole('status').textContent).toBe('Sent soonUndo');
	act(() => toasts.act());
	expect(undo).toHaveBeenCalledTimes(1);
	expect(screen.getByRole('status').textContent).toBe('');
	act(() => toasts.act());
	expect(undo).toHaveBeenCalledTimes(1);
});
