import { expect, it, vi } from 'vitest';
import { lateHoverCard } from './lateHoverCard';

const loaded = () => ({ id: 'card', close: vi.fn(), contains: () => true, focus: () => true, isLeaving: () => true });
const key = {} as KeyboardEvent;
const node = {} as Node;

it('is the card that was loaded, once it is there', async () => {
	const card = loaded();
	const late = lateHoverCard(async () => card);
	expect([late.contains(node), late.focus(), late.isLeaving(key)]).toEqual([false, false, false]);
	await Promise.resolve();
	expect([late.contains(node), late.focus(), late.isLeaving(key)]).toEqual([true, true, true]);
	late.close();
	expect(card.close).toHaveBeenCalledOnce();
});

it('does not appear where it was closed before it was there', async () => {
	const card = loaded();
	const late = lateHoverCard(async () => card);
	late.close();
	expect(card.close).not.toHaveBeenCalled();
	await Promise.resolve();
	expect(card.close).toHaveBeenCalledOnce();
});

it('that can’t be loaded is left out', async () => {
	const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
	const late = lateHoverCard(async () => {
		throw new Error('offline');
	});
	await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce());
	expect(late.focus()).toBe(false);
	late.close();
	warn.mockRestore();
});
