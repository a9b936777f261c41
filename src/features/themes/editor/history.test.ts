import { expect, it } from 'vitest';
import { change, type History, redo, startHistory, undo } from './history';

const run = (...steps: ((history: History<string>) => History<string>)[]) =>
	steps.reduce((history, step) => step(history), startHistory('a'));
const to = (next: string, mark?: string) => (history: History<string>) => change(history, next, mark);

it('goes back and forth', () => {
	expect(run(to('b'), to('c'), undo).present).toBe('b');
	expect(run(to('b'), to('c'), undo, undo, redo, redo).present).toBe('c');
	expect(run(undo, redo).present).toBe('a');
});

it('forgets what was undone once something else is changed', () => {
	expect(run(to('b'), undo, to('c'), redo).present).toBe('c');
});

it('takes a change that goes on for one', () => {
	expect(run(to('b', 'accent'), to('c', 'accent'), to('d', 'accent'), undo).present).toBe('a');
	expect(run(to('b', 'accent'), to('c', 'bg'), undo).present).toBe('b');
	expect(run(to('b', 'accent'), to('c', 'accent'), undo, to('d', 'accent'), undo).present).toBe('a');
	expect(run(to('b'), to('c'), undo).present).toBe('b');
});

it('keeps a hundred steps', () => {
	const many = run(...Array.from({ length: 150 }, (_, index) => to(String(index))));
	expect([many.past.length, many.past[0], many.present]).toEqual([100, '49', '149']);
});
