// @vitest-environment bundled-happy-dom
import { testSession } from '@tests/factories/renderInSession';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { deckStore } from '@/stores/deck/DeckStore';
import { type DeckForPlugins, deckForPlugins } from '@/stores/plugins/deckForPlugins';
import { toasts } from '@/ui/toast/toasts';
import { DeckOfPlugin } from './DeckOfPlugin';

const session = testSession();
const add = vi.fn();
const offer = vi.fn<DeckForPlugins['offer']>();
const confirm = vi.fn<(message: object) => Promise<boolean>>();
const columns = {
	register: vi.fn(),
	refresh: vi.fn(),
	targetOf: (id: string) => `tide:${id}`,
};
const wish = { kind: 'hashtag', target: 'cats', title: null };
const offered = { title: '#cats', kindTitle: 'Hashtag', isThere: false, add };
const notices = () => toasts.shown().map(({ text }) => text);

function deckOf(of: { isPressed?: boolean; isOver?: boolean } = {}, isGranted = true) {
	const wishing = { plugin: { name: 'Tide' }, session, isOver: false, isPressed: false, confirm, ...of };
	const deck = new DeckOfPlugin(wishing, columns as never);
	if (isGranted) deck.granted = ['quarterdeck:columns'];
	return deck;
}

beforeEach(() => {
	for (const { id } of toasts.shown()) toasts.dismiss(id);
	vi.clearAllMocks();
	offer.mockResolvedValue(offered);
	confirm.mockResolvedValue(true);
	deckForPlugins.register(async () => ({ offer, columnsOf: () => [{ kind: 'home', title: 'Home' }] }));
});

it('refuses everything without the permission, and names it', async () => {
	const deck = deckOf({ isPressed: true }, false);
	const calls = [
		() => deck.add(wish),
		() => deck.register({ handle: 0, id: 'a', title: 'A', description: null }),
		() => deck.refresh('a'),
		() => deck.columns(),
	];
	for (const call of calls) await expect(call()).rejects.toThrow("permission 'quarterdeck:columns'");
	expect([offer, confirm, add, columns.register, columns.refresh].flatMap(spy => spy.mock.calls)).toEqual([]);
});

describe('a column that a plugin wants', () => {
	it('is added where the person agrees, who sees the plugin and the column', async () => {
		expect(await deckOf().add(wish)).toBe(true);
		expect(offer).toHaveBeenCalledExactlyOnceWith(session, wish);
		expect(confirm).toHaveBeenCalledExactlyOnceWith({
			...{ type: 'question', title: 'Let Tide add a column to your deck?', text: '#cats (Hashtag)' },
		});
		expect([add.mock.calls.length, notices()]).toEqual([1, []]);
	});

	it('is not added where they don’t, or where the plugin has ended meanwhile', async () => {
		confirm.mockResolvedValueOnce(false);
		expect(await deckOf().add(wish)).toBe(false);
		expect(await deckOf({ isOver: true }).add(wish)).toBe(false);
		expect(add).not.toHaveBeenCalled();
	});

	it('is added at once after a press on something of the plugin, and can be taken back', async () => {
		const undo = vi.spyOn(deckStore, 'undo').mockReturnValue();
		expect(await deckOf({ isPressed: true }).add(wish)).toBe(true);
		expect([confirm.mock.calls, add.mock.calls.length, notices()]).toEqual([[], 1, ['Tide added #cats']]);
		toasts.act();
		expect(undo).toHaveBeenCalledOnce();
	});

	it('is there already, or can’t be as there is no deck, without a question', async () => {
		offer.mockResolvedValueOnce({ ...offered, isThere: true }).mockResolvedValueOnce(null);
		expect(await deckOf().add(wish)).toBe(true);
		expect(await deckOf().add(wish)).toBe(false);
		expect([confirm.mock.calls, add.mock.calls]).toEqual([[], []]);
	});

	it('is not added again where it has come while the person was asked, as by another tab', async () => {
		const there = { ...offered };
		offer.mockResolvedValueOnce(there);
		confirm.mockImplementationOnce(async () => (there.isThere = true));
		expect(await deckOf().add(wish)).toBe(true);
		expect(add).not.toHaveBeenCalled();
	});

	it('of its own is named by the id that it has given it', async () => {
		await deckOf().add({ kind: 'plugin', target: 'pictures', title: null });
		expect(offer).toHaveBeenCalledWith(session, { kind: 'plugin', target: 'tide:pictures', title: null });
	});

	it('is one of five within a minute at most', async () => {
		const deck = deckOf();
		for (let count = 0; count < 5; count++) await deck.add(wish);
		await expect(deck.add(wish)).rejects.toThrow('5 columns a minute at most');
		expect(add).toHaveBeenCalledTimes(5);
	});
});

it('registers nothing for a plugin that has ended', async () => {
	const column = { handle: 0, id: 'a', title: 'A', description: null };
	await deckOf({ isOver: true }).register(column);
	expect(columns.register).not.toHaveBeenCalled();
	await deckOf().register(column);
	expect(columns.register).toHaveBeenCalledExactlyOnceWith(column);
});
