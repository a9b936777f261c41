// @vitest-environment bundled-happy-dom
import { testSession } from '@tests/factories/renderInSession';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fixedList, type PaletteGroup, type PaletteItem, type PaletteList } from '@/blocks/palette/PaletteSource';
import { PaletteModel, type RecentItems } from './PaletteModel';

const run = vi.fn<(id: string) => void>();
const entry = (id: string, more: Partial<PaletteItem> = {}): PaletteItem =>
	({ id, title: id, icon: 'note', run: () => run(id), ...more }) as PaletteItem;

class Recent implements RecentItems {
	ids: readonly string[] = [];
	all = () => this.ids;
	add = (id: string) => {
		this.ids = [id, ...this.ids.filter(each => each !== id)];
	};
}

const recent = new Recent();

function open(lists: Partial<Record<PaletteGroup, PaletteList>>): PaletteModel {
	const session = testSession();
	const navigation = { navigate: vi.fn(), href: (path: string) => path, hasPage: () => true };
	return new PaletteModel({
		sources: Object.entries(lists).map(([group, list]) => ({ group: group as PaletteGroup, list: () => list })),
		context: { session, navigation, card: null, anchor: document.body },
		recent,
		onRun: chosen => chosen(),
	});
}

const ids = ({ state }: PaletteModel) => state.getState().rows.map(({ item }) => item.id);
const active = ({ state }: PaletteModel) => {
	const { rows, active: place } = state.getState();
	return rows[place]?.item.id;
};

const people = ['Mara', 'Noor', 'Rin'].map(name => entry(name));
const mute = entry('Mute…', {
	words: ['Mute'],
	list: fixedList(() =>
		people.map(person => ({
			...person,
			list: fixedList(() => [entry(`${person.title} for an hour`), entry(`${person.title} forever`)]),
		})),
	),
});

beforeEach(() => {
	vi.useFakeTimers();
	recent.ids = [];
	run.mockReset();
});
afterEach(() => {
	vi.useRealTimers();
});

describe('before anything is typed', () => {
	it('has what was used last, then each group', () => {
		recent.ids = ['Drive', 'gone'];
		const model = open({ pages: fixedList(() => [entry('Home'), entry('Drive')]), actions: fixedList(() => [mute]) });
		expect(model.state.getState().rows.map(({ heading, item }) => [heading, item.id])).toEqual([
			['recent', 'Drive'],
			['pages', 'Home'],
			['actions', 'Mute…'],
		]);
	});

	it('lists what comes late, and says what could not be loaded', async () => {
		vi.spyOn(console, 'warn').mockImplementation(() => {});
		const model = open({
			pages: { items: async () => [entry('Late')] },
			channels: { items: () => Promise.reject(new Error('away')) },
		});
		expect(model.state.getState()).toMatchObject({ isBusy: true, hasFailed: false });
		await vi.runAllTimersAsync();
		expect(ids(model)).toEqual(['Late']);
		expect(model.state.getState()).toMatchObject({ isBusy: false, hasFailed: true });
	});
});

describe('a query', () => {
	it('finds by words in any order, the best first, and what was used before other matches as good', () => {
		const all = ['Notification sounds', 'Sounds', 'Sound of notes'].map(name => entry(name));
		const model = open({ settings: fixedList(() => all) });
		model.type('sound');
		expect(ids(model)[0]).toBe('Sounds');
		model.type('not sou');
		expect(ids(model)).toEqual(['Sound of notes', 'Notification sounds']);
		recent.ids = ['Notification sounds'];
		model.type('sound not');
		expect(active(model)).toBe('Notification sounds');
	});

	it('finds by words of other languages once they are there', () => {
		const model = open({ pages: fixedList(() => [entry('Notifications'), entry('Drive')]) });
		model.type('つうち');
		expect(ids(model)).toEqual([]);
		model.setOtherNames(shown => (shown === 'Notifications' ? ['ツウチ'] : []));
		expect(ids(model)).toEqual(['Notifications']);
	});

	it('forgives one slip where nothing else matches', () => {
		const model = open({ pages: fixedList(() => [entry('Favorites'), entry('Drive')]) });
		model.type('favroites');
		expect(ids(model)).toEqual(['Favorites']);
	});

	it('lists what it stands for itself first', () => {
		const list = { ...fixedList(() => [entry('#fog machine')]), typed: (query: string) => [entry(`look up ${query}`)] };
		const model = open({ lookup: list });
		model.type('#fog');
		expect(ids(model)).toEqual(['look up #fog', '#fog machine']);
	});

	it('asks the server once the typing rests, and not for what was typed before', async () => {
		const find = vi.fn<NonNullable<PaletteList['find']>>(async query => [entry(`found ${query}`)]);
		const model = open({ people: { items: () => [], find } });
		model.type('m');
		await vi.advanceTimersByTimeAsync(100);
		model.type('mara');
		await vi.runAllTimersAsync();
		expect(find.mock.calls.map(([query]) => query)).toEqual(['mara']);
		expect(ids(model)).toEqual(['found mara']);
		model.type('');
		expect(ids(model)).toEqual([]);
	});

	it('shows nothing of what was found for a query that was replaced, however late that comes', async () => {
		const find = async (query: string) => {
			await new Promise(resolve => setTimeout(resolve, query === 'ma' ? 5_000 : 100));
			return [entry(`found ${query}`)];
		};
		const model = open({ people: { items: () => [], find } });
		model.type('ma');
		await vi.advanceTimersByTimeAsync(1_000);
		model.type('rin');
		await vi.advanceTimersByTimeAsync(1_000);
		expect(ids(model)).toEqual(['found rin']);
		await vi.advanceTimersByTimeAsync(10_000);
		expect(ids(model)).toEqual(['found rin']);
	});

	it('leaves the rows alone while the server is asked, and drops what it found for the query before', async () => {
		const find = async (query: string) => (query === 'item' ? [entry('an item found')] : []);
		const items = () => [entry('item one'), entry('item two')];
		const model = open({ people: { items, find }, pages: { items: () => [], find }, settings: fixedList(() => []) });
		model.type('item one');
		const typed = model.state.getState().rows;
		await vi.advanceTimersByTimeAsync(149);
		expect(model.state.getState().isBusy).toBe(false);
		const busy = vi.fn<() => void>();
		model.state.subscribe(({ isBusy, rows }) => isBusy && rows === typed && busy());
		await vi.runAllTimersAsync();
		expect(busy).toHaveBeenCalled();
		expect(model.state.getState()).toMatchObject({ isBusy: false, rows: typed });
		expect(model.state.getState().rows).toBe(typed);
		model.type('item');
		await vi.runAllTimersAsync();
		expect(ids(model)).toEqual(['item one', 'item two', 'an item found']);
		model.type('item one');
		await vi.runAllTimersAsync();
		expect(ids(model)).toEqual(['item one']);
	});

	it('keeps the row that somebody moved to when others come', async () => {
		const find = async () => [entry('an item found')];
		const model = open({ people: { items: () => [entry('item one'), entry('item two')], find } });
		model.type('item');
		model.move(1);
		expect(active(model)).toBe('item two');
		await vi.runAllTimersAsync();
		expect(ids(model)).toHaveLength(3);
		expect(active(model)).toBe('item two');
	});
});

describe('an entry', () => {
	it('is chosen by moving in a circle, and remembered', () => {
		const model = open({ pages: fixedList(() => [entry('Home'), entry('Drive'), entry('Search')]) });
		model.move(-1);
		expect(active(model)).toBe('Search');
		model.move(1);
		model.move(1);
		model.choose();
		expect(run).toHaveBeenCalledExactlyOnceWith('Drive');
		expect(recent.ids).toEqual(['Drive']);
	});

	it('that can’t be done now does nothing', () => {
		const model = open({ pages: fixedList(() => [entry('Undo', { isDisabled: true })]) });
		model.choose();
		expect(run).not.toHaveBeenCalled();
	});

	it('asks for its argument, and for the next, and goes back to what was typed', () => {
		const model = open({ people: fixedList(() => [mute]) });
		model.type('mut');
		model.choose();
		expect(model.state.getState()).toMatchObject({ query: '', path: ['Mute…'] });
		model.type('noo');
		expect(model.enter()).toBe(true);
		expect(ids(model)).toEqual(['Noor for an hour', 'Noor forever']);
		expect(model.enter()).toBe(false);
		expect(model.back()).toBe(true);
		expect(model.state.getState()).toMatchObject({ query: 'noo', path: ['Mute…'] });
		model.choose();
		model.choose();
		expect(run).toHaveBeenCalledExactlyOnceWith('Noor for an hour');
		expect(recent.ids).toEqual(['Mute…']);
	});

	it('takes its argument behind its name too', () => {
		const model = open({ people: fixedList(() => [mute, entry('Muted users')]) });
		model.type('mute');
		expect(ids(model)).toEqual(['Mute…', 'Muted users']);
		model.type('mute mar');
		expect(ids(model)).toEqual(['Mara']);
		model.choose();
		expect(model.state.getState().path).toEqual(['Mute…', 'Mara']);
		model.choose();
		expect(run).toHaveBeenCalledExactlyOnceWith('Mara for an hour');
		expect(recent.ids).toEqual(['Mute…']);
	});

	it.each([
		['mute テスト', 'テスト'],
		['Ｍｕｔｅ　Éva', 'Éva'],
	])('asks the server for its argument as it was typed: %s', async (typed, asked) => {
		const find = vi.fn<NonNullable<PaletteList['find']>>(async () => []);
		const model = open({ people: fixedList(() => [entry('Mute…', { list: { items: () => [], find } })]) });
		model.type(typed);
		await vi.advanceTimersByTimeAsync(1_000);
		expect(find.mock.calls.map(([query]) => query)).toEqual([asked]);
	});

	it('has no way back at first', () => {
		expect(open({ people: fixedList(() => [mute]) }).back()).toBe(false);
	});
});
