import { expect, it, vi } from 'vitest';
import { keepPage } from './keepPage';

const KEY = 'https://a.client/?revision=own';

/** What is kept, after a page has started whose server answers with `served`. */
async function keptAfter(served: string, before: readonly [string, string][] = []) {
	const kept = new Map(before);
	const ask = vi.fn(async () => new Response(served));
	await keepPage({
		cache: {
			match: async key => (kept.has(key) ? new Response(kept.get(key)) : undefined),
			put: async (key, response) => void kept.set(key, await response.text()),
		},
		key: KEY,
		ask,
		isOfBuild: async response => (await response.clone().text()).includes('own'),
	});
	return { kept: Object.fromEntries(kept), ask };
}

it('keeps a page that was deleted since the worker was installed', async () => {
	expect((await keptAfter('page of own')).kept).toEqual({ [KEY]: 'page of own' });
});

it('asks for none that is still kept', async () => {
	const { kept, ask } = await keptAfter('page of own, again', [[KEY, 'page of own']]);
	expect(kept).toEqual({ [KEY]: 'page of own' });
	expect(ask).not.toHaveBeenCalled();
});

it('leaves out the page of another build', async () => {
	expect((await keptAfter('page of other')).kept).toEqual({});
});
