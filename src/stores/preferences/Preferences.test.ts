// @vitest-environment bundled-happy-dom
import { memoryDatabase } from '@tests/factories/memoryDatabase';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { KeyValueStore } from '@/platform/localDatabase';
import { appEvents } from '../appEvents';
import { Preferences } from './Preferences';
import { cardPreference, preference } from './preference';

const animation = preference({ key: 'animation', default: true });
const collapseRenotes = cardPreference({ key: 'collapseRenotes', default: true });
const mutedEmojis = cardPreference<readonly string[]>({ key: 'mutedEmojis', default: [], scope: 'account' });
const shownDeck = preference<string | null>({ key: 'deck.profile', default: null, scope: 'account' });
const plugins = preference<readonly string[]>({ key: 'plugins', default: ['tide'], scope: 'account' });
const menu = preference<readonly string[]>({ key: 'menu', default: [], affects: 'lastView' });

const mara = { key: 'a.server/mara' };
const noor = { key: 'a.server/noor' };

async function tab(database: KeyValueStore, who = mara): Promise<Preferences> {
	const preferences = new Preferences();
	await preferences.load(Promise.resolve(database), who);
	return preferences;
}

beforeEach(() => localStorage.clear());

describe('Preferences', () => {
	it('keeps what two tabs change within seconds', async () => {
		const database = memoryDatabase();
		const [one, two] = [await tab(database), await tab(database)];
		one.set(animation, false);
		await one.settled();
		two.set(collapseRenotes, false);
		await two.settled();
		const later = await tab(database);
		expect([later.get(animation), later.get(collapseRenotes)]).toEqual([false, false]);
		expect(two.get(animation)).toBe(false);
	});

	it('keeps what was changed in the moment in which the tab went', async () => {
		const database = memoryDatabase();
		const dying: KeyValueStore = { ...database, set: () => new Promise(() => {}) };
		const one = await tab(dying);
		one.set(animation, false);
		one.update(mutedEmojis, muted => [...muted, ':a:']);
		const next = await tab(database);
		expect([next.get(animation), next.get(mutedEmojis)]).toEqual([false, [':a:']]);
		await next.settled();
		expect(Object.keys(localStorage).filter(key => key.startsWith('preferencesPending'))).toEqual([]);
		expect((await tab(database)).get(animation)).toBe(false);
	});

	it('takes what tabs of older versions left, whole records of each key, and leaves what is broken', async () => {
		const database = memoryDatabase();
		const leave = (name: string, left: unknown) =>
			localStorage.setItem(`preferencesPending:${name}`, JSON.stringify(left));
		leave('older', { animation: [[{}, false, {}]] });
		for (const broken of [null, [], 'x', 1, { menu: null }, { menu: 1 }, { menu: { set: null } }, { menu: [null] }]) {
			leave(`broken ${JSON.stringify(broken)}`, broken);
		}
		leave('partly', {
			menu: { set: [null, [{}], [null, 1, {}], [{}, ['drive'], {}]], removed: [null, 1, 'x'] },
			collapseRenotes: { set: [], removed: null },
		});
		localStorage.setItem('preferencesPending:cut', '{"menu":');
		localStorage.setItem('preferencesPending:prototype', '{"__proto__":{"set":[[{},1,{}]],"removed":[]}}');
		const preferences = await tab(database);
		await preferences.settled();
		expect(preferences.profile.preferences).toEqual({ animation: [[{}, false, {}]], menu: [[{}, ['drive'], {}]] });
		expect(Object.getPrototypeOf(preferences.profile.preferences)).toBe(Object.prototype);
		expect((await tab(database)).profile.preferences).toEqual(preferences.profile.preferences);
		expect(Object.keys(localStorage).filter(key => key.startsWith('preferencesPending'))).toEqual([]);
	});

	it('lets two tabs add to one list', async () => {
		const database = memoryDatabase();
		const [one, two] = [await tab(database), await tab(database)];
		one.update(mutedEmojis, muted => [...muted, ':a:']);
		await one.settled();
		two.update(mutedEmojis, muted => [...muted, ':b:']);
		await two.settled();
		expect((await tab(database)).get(mutedEmojis)).toEqual([':a:', ':b:']);
		expect(two.get(mutedEmojis)).toEqual([':a:', ':b:']);
	});

	it('keeps both accounts’ values of one key', async () => {
		const database = memoryDatabase();
		const [one, two] = [await tab(database), await tab(database, noor)];
		one.set(shownDeck, 'work');
		await one.settled();
		two.set(shownDeck, 'home');
		await two.settled();
		expect((await tab(database)).get(shownDeck)).toBe('work');
	});

	it('tells nobody of keys that another tab left as they were', async () => {
		const database = memoryDatabase();
		const [one, two] = [await tab(database), await tab(database)];
		one.set(menu, ['drive']);
		await one.settled();
		two.set(animation, false);
		await two.settled();
		const before = two.get(menu);
		const told = vi.fn();
		two.subscribe(menu, told);
		two.set(animation, true);
		await two.settled();
		expect(told).not.toHaveBeenCalled();
		expect(two.get(menu)).toBe(before);
	});

	it.each(['later', 'earlier'])('shows what another tab changed, if the clock is %s by then', async when => {
		vi.useFakeTimers({ now: 1_000_000 });
		const database = memoryDatabase();
		const [one, two] = [await tab(database), await tab(database)];
		one.set(collapseRenotes, false);
		await one.settled();
		await two.refresh();
		const end = two.watchOtherTabs();
		vi.setSystemTime(when === 'later' ? 2_000_000 : 500_000);
		one.set(animation, false);
		await one.settled();
		expect(two.get(animation)).toBe(true);
		await vi.advanceTimersByTimeAsync(5_000);
		expect(two.get(animation)).toBe(false);
		end();
		vi.useRealTimers();
	});

	it('shows what another window changed as soon as it is told', async () => {
		const database = memoryDatabase();
		const [one, two] = [await tab(database), await tab(database)];
		const end = two.watchOtherTabs();
		one.set(animation, false);
		await one.settled();
		const tell = (key: string) => dispatchEvent(new StorageEvent('storage', { key }));
		const reads = vi.spyOn(database, 'get');
		tell('other');
		await new Promise(resolve => setTimeout(resolve));
		expect(reads).not.toHaveBeenCalled();
		expect(two.get(animation)).toBe(true);
		tell('preferencesModifiedAt');
		await vi.waitFor(() => expect(two.get(animation)).toBe(false), { interval: 1 });
		end();
	});

	it('shows it in a hidden window too, as a plugin that is switched off has to stop there', async () => {
		const database = memoryDatabase();
		const [one, two] = [await tab(database), await tab(database)];
		const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
		const end = two.watchOtherTabs();
		one.set(plugins, []);
		await one.settled();
		dispatchEvent(new StorageEvent('storage', { key: 'preferencesModifiedAt' }));
		await vi.waitFor(() => expect(two.get(plugins)).toEqual([]), { interval: 1 });
		end();
		visibility.mockRestore();
	});

	it('says when a change could not be stored, keeps it, and stores it with the next', async () => {
		const database = memoryDatabase();
		const preferences = await tab(database);
		const told = vi.fn();
		const end = appEvents.on('storageFailed', told);
		vi.spyOn(console, 'warn').mockImplementation(() => {});
		database.isFull = true;
		preferences.set(animation, false);
		await preferences.settled();
		expect(told).toHaveBeenCalledOnce();
		expect(preferences.get(animation)).toBe(false);
		database.isFull = false;
		preferences.set(collapseRenotes, false);
		await preferences.settled();
		expect((await tab(database)).get(animation)).toBe(false);
		end();
	});

	it('has what depends on an account for each of them', async () => {
		const preferences = await tab(memoryDatabase());
		preferences.update(mutedEmojis, muted => [...muted, ':a:'], noor);
		preferences.set(collapseRenotes, false, noor);
		expect([preferences.get(mutedEmojis), preferences.get(mutedEmojis, noor)]).toEqual([[], [':a:']]);
		expect(preferences.get(collapseRenotes)).toBe(false);
		preferences.overrideForAccount(collapseRenotes, true, noor);
		expect([preferences.get(collapseRenotes), preferences.get(collapseRenotes, noor)]).toEqual([false, true]);
	});

	it('tells what draws cards, and what keeps the last view, of what they depend on and of nothing else', async () => {
		const preferences = await tab(memoryDatabase());
		const [cards, view] = [vi.fn(), vi.fn()];
		preferences.watchCards(cards);
		preferences.watchView(view);
		preferences.set(animation, false);
		expect([cards.mock.calls.length, view.mock.calls.length]).toEqual([0, 0]);
		preferences.set(menu, ['drive']);
		expect([cards.mock.calls.length, view.mock.calls.length]).toEqual([0, 1]);
		preferences.set(collapseRenotes, false);
		expect([cards.mock.calls.length, view.mock.calls.length]).toEqual([1, 2]);
	});
});
