// @vitest-environment bundled-happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toasts } from '../toast/toasts';
import { LatePart } from './LatePart';
import { lazyPart } from './lazyPart';

type Load = () => Promise<{ default: () => ReactNode }>;

beforeEach(() => {
	vi.useFakeTimers();
	vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
	cleanup();
	vi.useRealTimers();
	vi.restoreAllMocks();
});

const unreachable = () => new TypeError('Failed to fetch dynamically imported module');

/** Renders the part beside a view that must stay, and lets it fail or load. */
async function show(load: Load): Promise<void> {
	const Part = lazyPart(load);
	render(
		<main>
			<p>view</p>
			<LatePart fallback={<p>fallback</p>}>
				<Part />
			</LatePart>
		</main>,
	);
	await act(() => vi.advanceTimersByTimeAsync(100));
}

it('keeps the rest of the view where its code can’t be loaded, and tries again until it is', async () => {
	const load = vi
		.fn<Load>()
		.mockRejectedValueOnce(unreachable())
		.mockRejectedValueOnce(unreachable())
		.mockResolvedValue({ default: () => <p>part</p> });
	await show(load);
	expect(screen.getByText('view')).toBeTruthy();
	expect(screen.getByText('fallback')).toBeTruthy();
	await act(() => vi.advanceTimersByTimeAsync(5_000));
	expect(screen.getByText('fallback')).toBeTruthy();
	expect(load).toHaveBeenCalledTimes(2);
	await act(() => vi.advanceTimersByTimeAsync(10_000));
	expect(screen.getByText('part')).toBeTruthy();
});

it('tries again at once when the network is back', async () => {
	await show(
		vi
			.fn<Load>()
			.mockRejectedValueOnce(unreachable())
			.mockResolvedValue({ default: () => <p>part</p> }),
	);
	dispatchEvent(new Event('online'));
	await act(() => vi.advanceTimersByTimeAsync(100));
	expect(screen.getByText('part')).toBeTruthy();
});

it('offers a new build where that is why its code can’t be loaded', async () => {
	const script = document.createElement('script');
	script.type = 'text/plain';
	script.dataset.build = 'own';
	document.head.append(script);
	vi.stubGlobal('fetch', async () => new Response('<script data-build="other"></script>'));
	await show(vi.fn<Load>().mockRejectedValue(unreachable()));
	const offered = () => toasts.shown().map(({ action }) => action?.text);
	expect(offered()).toEqual(['Reload']);
	// Not again each time that it is tried.
	await act(() => vi.advanceTimersByTimeAsync(120_000));
	expect(offered()).toEqual([]);
	script.remove();
	vi.unstubAllGlobals();
});

it('leaves out what crashes', async () => {
	const Crashing = (): ReactNode => {
		throw new Error('a fault of its own');
	};
	const load = vi.fn<Load>().mockResolvedValue({ default: Crashing });
	await show(load);
	await act(() => vi.advanceTimersByTimeAsync(120_000));
	expect(screen.getByText('view')).toBeTruthy();
	expect(screen.getByText('fallback')).toBeTruthy();
	expect(load).toHaveBeenCalledTimes(1);
});
