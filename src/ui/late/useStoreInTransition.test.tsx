// @vitest-environment bundled-happy-dom
import { act, render, screen } from '@testing-library/react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { useStoreInTransition } from './useStoreInTransition';

const store = createStore<{ count: number }>(() => ({ count: 0 }));
let renders = 0;

function Shown() {
	const { count } = useStoreInTransition(store);
	renders++;
	return <p>{`count ${count}`}</p>;
}

/** Takes longer to render than one of React's time slices, and lets the test run code in between. */
function Slow({ at }: { at: number }) {
	takeTime();
	return <i>{at}</i>;
}

function takeTime(): void {
	const until = Date.now() + 8;
	while (Date.now() < until);
}

const ROWS = Array.from({ length: 12 }, (_, row) => `row ${row}`);

function SlowList() {
	const { count } = useStoreInTransition(store);
	return ROWS.map(row => <Slow key={row} at={count} />);
}

it('draws in slices, and never all of it within the task that brought the change', async () => {
	const { IS_REACT_ACT_ENVIRONMENT: before } = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
	Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
	let tasks = 0;
	const root = createRoot(document.body.appendChild(document.createElement('div')));
	root.render(<SlowList />);
	await vi.waitFor(() => expect(document.querySelectorAll('i')).toHaveLength(12));
	store.setState({ count: 100 });
	for (; document.querySelector('i')?.textContent !== '100'; tasks++) {
		await new Promise<void>(done => setImmediate(done));
	}
	expect(tasks).toBeGreaterThan(3);
	root.unmount();
	Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: before });
});

it('shows many changes together, and the newest of them', async () => {
	render(<Shown />);
	renders = 0;
	await act(async () => {
		for (let count = 1; count <= 20; count++) {
			store.setState({ count });
			await Promise.resolve();
		}
	});
	expect(screen.getByText('count 20')).toBeDefined();
	expect(renders).toBeLessThanOrEqual(2);
});
