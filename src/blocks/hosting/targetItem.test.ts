// @vitest-environment bundled-happy-dom
import { testSession } from '@tests/factories/renderInSession';
import { describe, expect, it, vi } from 'vitest';
import type { TargetChoice } from './TargetChoice';
import { targetItem } from './targetItem';

const showError = vi.hoisted(() => vi.fn());
vi.mock('../actions/showError', () => ({ showError }));

const found = { id: 'a', name: 'Mara' };
const itemFor = (target: TargetChoice, choose: () => void) =>
	targetItem({ text: 'User', icon: 'user' }, { session: testSession(), target, icon: 'user', choose });

async function press(target: Extract<TargetChoice, { ask: unknown }>) {
	const choose = vi.fn();
	const asked = vi.fn(target.ask);
	const item = itemFor({ ...target, ask: asked }, choose);
	if (item.type === undefined) item.onSelect();
	expect(asked).toHaveBeenCalledOnce();
	await Promise.allSettled(asked.mock.results.map(({ value }) => value));
	return choose;
}

describe('choosing what a column is of', () => {
	it('offers all there are, or says that there are none', async () => {
		const choose = vi.fn();
		const item = itemFor({ kind: 'list', all: async () => [found], none: 'deck.no_list' }, choose);
		if (item.type !== 'submenu' || typeof item.items !== 'function') throw new Error('It is no submenu.');
		const [entry] = await item.items();
		if (entry?.type !== undefined) throw new Error('It can not be pressed.');
		entry?.onSelect();
		expect(choose).toHaveBeenCalledExactlyOnceWith(found);
		const none = itemFor({ kind: 'list', all: async () => [], none: 'deck.no_list' }, choose);
		if (none.type !== 'submenu' || typeof none.items !== 'function') throw new Error('It is no submenu.');
		expect(await none.items()).toEqual([{ type: 'label', text: 'No lists yet' }]);
	});

	it('asks, where there are more than a menu can hold', async () => {
		expect(await press({ kind: 'user', ask: async () => found })).toHaveBeenCalledExactlyOnceWith(found);
		expect(await press({ kind: 'user', ask: async () => null })).not.toHaveBeenCalled();
	});

	it('says why it could not ask', async () => {
		const error = new Error('away');
		expect(await press({ kind: 'user', ask: () => Promise.reject(error) })).not.toHaveBeenCalled();
		expect(showError).toHaveBeenCalledExactlyOnceWith(error);
	});
});
