import { describe, expect, it, vi } from 'vitest';
import { CodeClient, type CodePool } from './code.client';
import type { CodePipeline, CodeToken } from './code.protocol';

const TOKENS: readonly CodeToken[] = [{ kind: 'keyword', text: 'let' }, ' a'];

function make({ highlight = async () => TOKENS }: Partial<CodePipeline> = {}) {
	const pipeline = { highlight: vi.fn(highlight) };
	const pool: CodePool = { run: async call => call(pipeline) };
	return { client: new CodeClient(pool), pipeline };
}

describe('CodeClient', () => {
	it('asks once for the same code, and then has it at hand', async () => {
		const { client, pipeline } = make();
		expect(client.peek('let a', 'js')).toBeUndefined();
		expect(await client.highlight('let a', 'js')).toBe(TOKENS);
		expect(await client.highlight('let a', 'js')).toBe(TOKENS);
		expect(client.peek('let a', 'js')).toBe(TOKENS);
		expect(client.peek('let a', 'ts')).toBeUndefined();
		expect(pipeline.highlight).toHaveBeenCalledOnce();
	});

	it.each([
		['a language nobody knows', { highlight: async () => null }],
		['a highlighter that is killed', { highlight: () => Promise.reject(new Error('timedOut')) }],
	])('gives plain code for %s', async (_, change) => {
		expect(await make(change).client.highlight('let a', 'js')).toEqual(['let a']);
	});

	it('gives very long code no colours', async () => {
		const { client, pipeline } = make();
		expect(await client.highlight('a'.repeat(20_001), 'js')).toHaveLength(1);
		expect(pipeline.highlight).not.toHaveBeenCalled();
	});

	it('fails by its signal only', async () => {
		const controller = new AbortController();
		const { client } = make({
			highlight: () => {
				controller.abort(new Error('gone'));
				return Promise.reject(new Error('gone'));
			},
		});
		await expect(client.highlight('let a', 'js', controller.signal)).rejects.toThrow('gone');
		expect(client.peek('let a', 'js')).toBeUndefined();
	});
});
