// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { Component, type ReactNode, Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetLoadFailures, lazyPart } from './lazyPart';

class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
	override state = { failed: false };
	static getDerivedStateFromError = () => ({ failed: true });
	override render = () => (this.state.failed ? <p>failed</p> : this.props.children);
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
	cleanup();
	vi.useRealTimers();
});

test.each([
	['when it is shown again', async () => void (await vi.advanceTimersByTimeAsync(1500))],
	['at once where its failure is forgotten', async () => forgetLoadFailures()],
])('what could not be loaded is tried again %s', async (_when, pass) => {
	vi.spyOn(console, 'error').mockImplementation(() => undefined);
	const load = vi
		.fn<() => Promise<{ default: () => ReactNode }>>()
		.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
		.mockResolvedValue({ default: () => <p>loaded</p> });
	const Part = lazyPart(load);
	const show = (key: string) => (
		<Boundary key={key}>
			<Suspense fallback={<p>waiting</p>}>
				<Part />
			</Suspense>
		</Boundary>
	);
	const { rerender } = render(show('a'));
	await act(() => vi.advanceTimersByTimeAsync(100));
	expect(screen.getByText('failed')).toBeTruthy();
	expect(load).toHaveBeenCalledTimes(1);
	await act(pass);
	rerender(show('b'));
	await act(() => vi.advanceTimersByTimeAsync(100));
	expect(screen.getByText('loaded')).toBeTruthy();
});
