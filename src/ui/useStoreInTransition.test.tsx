// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { useStoreInTransition } from './useStoreInTransition';

const store = createStore<{ count: number }>(() => ({ count: 0 }));
let renders = 0;

function Shown() {
	const { count } = useStoreInTransition(store);
	renders++;
	return <p>{`count ${count}`}</p>;
}

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
