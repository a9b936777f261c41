// @vitest-environment bundled-happy-dom
import { act, render, screen } from '@testing-library/react';
import { Component, type ComponentType, type ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { LateFallback } from './LateFallback';
import { isLoadFailure, lazyPart } from './lazyPart';

type Load = () => Promise<{ default: () => ReactNode }>;

let caught: unknown;

class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
	override state = { failed: false };
	static getDerivedStateFromError(error: unknown) {
		caught = error;
		return { failed: true };
	}
	override render = () => (this.state.failed ? <p>failed</p> : this.props.children);
}

beforeEach(() => {
	caught = undefined;
	vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

const unreachable = () => new TypeError('Failed to fetch dynamically imported module');
const loaded = { default: () => <p>loaded</p> };

const shown = (Part: ComponentType<object>, key: string) => (
	<Boundary key={key}>
		<LateFallback value={<p>waiting</p>}>
			<Part />
		</LateFallback>
	</Boundary>
);

test('the fallback stands in until the code is there, and not a moment longer', async () => {
	let arrive = (_module: typeof loaded) => {};
	const Part = lazyPart(() => new Promise<typeof loaded>(resolve => (arrive = resolve)));
	render(shown(Part, 'a'));
	expect(screen.getByText('waiting')).toBeTruthy();
	await act(async () => arrive(loaded));
	// No timer has passed: React's Suspense would keep the fallback for 300 ms.
	expect(screen.queryByText('waiting')).toBeNull();
	expect(screen.getByText('loaded')).toBeTruthy();
});

test('what was preloaded, or shown once, is there at once', async () => {
	const load = vi.fn<Load>().mockResolvedValue(loaded);
	const Part = lazyPart(load);
	await Part.preload();
	render(shown(Part, 'a'));
	expect(screen.getByText('loaded')).toBeTruthy();
	expect(load).toHaveBeenCalledTimes(1);
});

test('what could not be loaded is thrown to the boundary, and tried again when it is shown again', async () => {
	const Part = lazyPart(vi.fn<Load>().mockRejectedValueOnce(unreachable()).mockResolvedValue(loaded));
	const { rerender } = await act(async () => render(shown(Part, 'a')));
	expect(screen.getByText('failed')).toBeTruthy();
	expect(isLoadFailure(caught)).toBe(true);
	await act(async () => rerender(shown(Part, 'b')));
	expect(screen.getByText('loaded')).toBeTruthy();
});

test('a crash of what was loaded is no load failure', async () => {
	const crash = (): ReactNode => {
		throw new Error('a fault of its own');
	};
	const Part = lazyPart(async () => ({ default: crash }));
	await act(async () => render(shown(Part, 'a')));
	expect(screen.getByText('failed')).toBeTruthy();
	expect(isLoadFailure(caught)).toBe(false);
});
