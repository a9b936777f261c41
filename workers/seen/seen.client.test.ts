import { seenNote } from '@tests/factories/seenNote';
import { expect, it, vi } from 'vitest';
import { readSeenQuery } from '@/domain/seen/seenQuery';
import { memoryStorage } from './memoryStorage';
import { SeenClient } from './seen.client';
import { seenPipeline } from './seenPipeline';

const ANN = 'a.example/ann';

function world() {
	const pipeline = seenPipeline(async () => memoryStorage());
	const client = new SeenClient({ run: async call => call(pipeline) });
	const { query } = readSeenQuery('tide', 0);
	const find = async () => {
		const request = { query, accounts: [ANN], after: null, limit: 9 };
		return (await client.search(request, new AbortController().signal)).hits.map(({ note }) => note.id);
	};
	return { client, pipeline, find };
}

it('tells its listeners of each change', async () => {
	const { client } = world();
	const heard = vi.fn();
	const end = client.subscribe(heard);
	await client.put(ANN, [seenNote()]);
	await client.remove(ANN, ['n1']);
	await client.forget(null);
	expect(heard).toHaveBeenCalledTimes(3);
	end();
	await client.put(ANN, [seenNote({ id: 'n2' })]);
	expect(heard).toHaveBeenCalledTimes(3);
});

it('finds what is removed no more from that moment on, whatever was under way', async () => {
	const { client, pipeline, find } = world();
	await client.put(ANN, [seenNote({ id: 'a' }), seenNote({ id: 'b' })]);
	const found = find();
	const removing = client.remove(ANN, ['a']);
	expect(await found).toEqual(['b']);
	await removing;
	await client.put(ANN, [seenNote({ id: 'a' })]);
	expect(await find()).toEqual(['b']);
	expect(await pipeline.coverage()).toMatchObject([{ notes: 1 }]);
});
