import { expect, it, vi } from 'vitest';
import { FormulaClient } from './formula.client';
import type { FormulaPipeline, FormulaRequest } from './formula.protocol';

const formula = (source: string): FormulaRequest => ({ source, isBlock: false });

function clientOf(draw: FormulaPipeline['draw']) {
	const run = vi.fn(async (call: (pipeline: FormulaPipeline) => unknown) => call({ draw }));
	return { run, client: new FormulaClient({ run: run as never }) };
}

it('asks for all formulas of a task by one message, and never twice', async () => {
	const { client, run } = clientOf(async requests => requests.map(({ source }) => source));
	expect(client.peek(formula('a'))).toBeUndefined();
	expect(await Promise.all(['a', 'b', 'c'].map(source => client.draw(formula(source))))).toEqual(['a', 'b', 'c']);
	expect(run).toHaveBeenCalledOnce();
	expect(await client.draw(formula('b'))).toBe('b');
	expect(client.peek(formula('b'))).toBe('b');
	expect(run).toHaveBeenCalledOnce();
});

it('leaves what takes too long as it was written, and draws the others', async () => {
	const { client } = clientOf(async requests => {
		if (requests.some(({ source }) => source === 'slow')) throw new Error('timed out');
		return requests.map(({ source }) => source);
	});
	expect(await Promise.all(['a', 'slow', 'b'].map(source => client.draw(formula(source))))).toEqual(['a', null, 'b']);
	expect(client.peek(formula('slow'))).toBeNull();
});

it('does not send what is far too long', async () => {
	const { client, run } = clientOf(async requests => requests.map(() => 'x'));
	expect(await client.draw(formula('x'.repeat(2001)))).toBeNull();
	expect(run).not.toHaveBeenCalled();
});
