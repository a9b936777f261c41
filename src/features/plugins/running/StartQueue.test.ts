import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { NEW_STATE, type PluginState } from './PluginState';
import { StartQueue } from './StartQueue';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const started: string[] = [];
const makeRun = (name: string) => {
	const state = createStore<PluginState>(() => NEW_STATE);
	return {
		...{ state, start: async () => void started.push(name) },
		get isOver() {
			return state.getState().phase === 'over';
		},
		become: (phase: PluginState['phase']) => state.setState({ phase }),
	};
};

beforeEach(() => void started.splice(0));

it('starts one after another, as each runs or is over', async () => {
	const queue = new StartQueue();
	const runs = ['a', 'b', 'c'].map(makeRun);
	for (const run of runs) queue.add(run);
	expect(started).toEqual(['a']);
	runs[0]?.become('running');
	await vi.advanceTimersByTimeAsync(0);
	expect(started).toEqual(['a', 'b']);
	runs[1]?.become('over');
	await vi.advanceTimersByTimeAsync(0);
	expect(started).toEqual(['a', 'b', 'c']);
});

it('doesn’t wait for long starts, and leaves out what was stopped', async () => {
	const queue = new StartQueue();
	const runs = ['a', 'b', 'c'].map(makeRun);
	for (const run of runs) queue.add(run);
	runs[1]?.become('over');
	await vi.advanceTimersByTimeAsync(2_999);
	expect(started).toEqual(['a']);
	await vi.advanceTimersByTimeAsync(1);
	expect(started).toEqual(['a', 'c']);
	runs[0]?.become('running');
	runs[2]?.become('running');
	await vi.advanceTimersByTimeAsync(5_000);
	expect(started).toHaveLength(2);
});
