// @vitest-environment bundled-happy-dom
import { testSession } from '@tests/factories/renderInSession';
import { wireNote } from '@tests/factories/wireNote';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Note } from '@/domain/note/Note';
import type { NoteView } from '@/domain/plugin/NoteView';
import { type Handlers, handlers } from '@/stores/handlers';
import { Session } from '@/stores/session/Session';
import { NoteViews } from './NoteViews';

vi.mock('@workers/mfm/mfm.client', () => ({ mfmClient: { parse: async () => [] } }));

type Run = Handlers['note_view_interruptor']['run'];
const ends: (() => void)[] = [];
let session: Session;
let views: NoteViews;

beforeEach(() => {
	session = testSession();
	views = new NoteViews(session);
	session.entities.ingest([wireNote({ id: 'a', text: 'high' }), wireNote({ id: 'b', text: 'low' })]);
});
afterEach(() => {
	views.end();
	for (const end of ends.splice(0)) end();
	vi.useRealTimers();
	vi.restoreAllMocks();
});

async function register(
	run: Run,
	of: Pick<Session, 'key'> = session,
	order = 0,
	{ installId = `${order}`, judged = () => {} }: Partial<Omit<Handlers['note_view_interruptor'], 'run'>> = {},
): Promise<void> {
	ends.push(handlers.register(of, 'note_view_interruptor', { run, installId, judged }, () => order));
	await new Promise(resolve => setTimeout(resolve, 60));
}
/** A function that is asked about each note with what those before made of it. */
const each =
	(make: (note: Pick<Note, 'id' | 'text'>, view: NoteView) => NoteView | null): Run =>
	async ({ notes, views }) => {
		const all: Note[] = JSON.parse(notes);
		return views.map((view, index) => {
			const note = all[index];
			return view && note ? make({ ...note, ...view }, view) : view;
		});
	};
const shout = each(({ text }, view) => ({ ...view, text: `${String(text)}!` }));
const shown = (id: string) => session.entities.shownNote(id)?.text;

it('without plugins notes are shown at once', () => {
	expect(session.wordMutes.isEmpty).toBe(true);
	expect(session.wordMutes.verdictOf('a')).toBe('none');
});

it('a page of notes is asked about by one message, and shows what the plugin made of it', async () => {
	const run = vi.fn(shout);
	await register(run);
	expect(session.wordMutes.verdictOf('a')).toBe('unknown');
	await session.wordMutes.prepare(['a', 'b']);
	expect(run).toHaveBeenCalledTimes(1);
	expect([shown('a'), shown('b')]).toEqual(['high!', 'low!']);
	expect(session.wordMutes.verdictOf('a')).toBe('none');
	// What others do with the note has its own text.
	expect(session.entities.note('a')?.text).toBe('high');
	expect(session.entities.shownNote('a')).toBe(session.entities.shownNote('a'));
	await session.wordMutes.prepare(['a', 'b']);
	expect(run).toHaveBeenCalledTimes(1);
});

it('notes that several lists get within a frame are asked about by one message, a page at most', async () => {
	const run = vi.fn(shout);
	await register(run);
	const page = Array.from({ length: 29 }, (_, index) => wireNote({ id: `page${index}` }));
	const ids = session.entities.ingest(page);
	await Promise.all([['a'], ['b', 'a'], ids].map(list => session.wordMutes.prepare(list)));
	const asked = run.mock.calls.map(([{ views }]) => views.length);
	expect(asked).toEqual([2, 29]);
	expect([shown('a'), shown('b')]).toEqual(['high!', 'low!']);
});

it('in a hidden page, whose timers are late, notes are asked about at once', async () => {
	const run = vi.fn(shout);
	await register(run);
	vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
	vi.useFakeTimers();
	await session.wordMutes.prepare(['a']);
	expect([run.mock.calls.length, shown('a')]).toEqual([1, 'high!']);
});

it('several come in the order of installing, and one that hides a note keeps it from the next', async () => {
	const second = vi.fn<Run>(each(({ text }, view) => ({ ...view, text: `${String(text)}2` })));
	await register(second, session, 1);
	await register(
		each(({ id }) => (id === 'b' ? null : { text: '1' })),
		session,
		0,
	);
	await session.wordMutes.prepare(['a', 'b']);
	expect(shown('a')).toBe('12');
	expect(session.wordMutes.verdictOf('b')).toBe('hard');
	expect(second.mock.calls.map(([{ views }]) => views)).toEqual([[{ text: '1' }, null]]);
});

it('no plugin is asked about notes that are all hidden', async () => {
	const second = vi.fn(shout);
	await register(second, session, 1);
	await register(
		each(() => null),
		session,
		0,
	);
	await session.wordMutes.prepare(['a', 'b']);
	expect(second).not.toHaveBeenCalled();
});

it('changes the notes in a note where they show', async () => {
	session.entities.ingest([
		wireNote({ id: 'c', text: 'see', renoteId: 'a', renote: wireNote({ id: 'a', text: 'high' }) }),
	]);
	await register(each(({ id }) => (id === 'c' ? { renote: { text: 'higher', cw: 'tide' } } : {})));
	await session.wordMutes.prepare(['c']);
	expect([shown('c'), shown('a')]).toEqual(['see', 'higher']);
	expect(session.entities.shownNote('a')?.cw).toBe('tide');
});

it('notes in a note show what the plugins that are left made of them', async () => {
	const a = wireNote({ id: 'a', text: 'high' });
	const quote = wireNote({ id: 'c', text: 'see', renoteId: 'a', renote: a });
	session.entities.ingest([quote, wireNote({ id: 'd', text: null, renoteId: 'c', renote: quote })]);
	await register(each((note, view) => ({ ...view, text: `${String(note.text)}!` })));
	const inner = { text: 'higher' };
	const renotes = { c: { renote: inner }, d: { renote: { renote: inner } } } as const;
	for (const id of ['c', 'd'] as const) {
		await register(each((note, view) => ({ ...view, ...(note.id === id && renotes[id]) })));
		await session.wordMutes.prepare([id]);
		expect(shown('a')).toBe('higher');
		const drawn = vi.fn();
		const unsubscribe = session.entities.subscribe('a', drawn);
		ends.pop()?.();
		await vi.waitFor(() => expect(session.wordMutes.verdictOf(id)).toBe('unknown'));
		expect(shown('a')).toBe('higher');
		await session.wordMutes.prepare([id]);
		await vi.waitFor(() => expect(drawn).toHaveBeenCalled());
		expect(shown('a')).toBe('high');
		unsubscribe();
	}
});

it('what one note’s answer made of a note in it stays where another one’s says nothing of it', async () => {
	const a = wireNote({ id: 'a', text: 'high' });
	session.entities.ingest(['c', 'd'].map(id => wireNote({ id, text: 'see', renoteId: 'a', renote: a })));
	await register(each(({ id }) => (id === 'c' ? { renote: { text: 'higher' } } : {})));
	await session.wordMutes.prepare(['c']);
	await session.wordMutes.prepare(['d']);
	expect(shown('a')).toBe('higher');
});

it('a note whose change is forgotten among thousands is asked about again', async () => {
	vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
	await register(
		each(({ id, text }, view) => ({
			...(id === 'c' ? { renote: { text: 'higher' } } : { ...view, text: `${text}!` }),
		})),
	);
	const a = wireNote({ id: 'a', text: 'high' });
	session.entities.ingest([wireNote({ id: 'c', text: null, renoteId: 'a', renote: a })]);
	await session.wordMutes.prepare(['b', 'c']);
	await session.wordMutes.prepare(['b']);
	expect([shown('a'), shown('b')]).toEqual(['higher', 'low!']);
	const unkept = () => ['b', 'c'].filter(id => session.wordMutes.verdictOf(id) === 'unknown');
	expect(unkept()).toEqual([]);
	for (let page = 0; page < 120; page++) {
		const ids = Array.from({ length: 50 }, (_, index) => `note${page * 50 + index}`);
		await session.wordMutes.prepare(session.entities.ingest(ids.map(id => wireNote({ id, text: 'fog' }))));
	}
	expect([shown('a'), shown('b'), unkept()]).toEqual(['high', 'low', ['b', 'c']]);
	await session.wordMutes.prepare(['b', 'c']);
	expect([shown('a'), shown('b'), unkept()]).toEqual(['higher', 'low!', []]);
});

it('a note that is on the screen already is drawn once, as all plugins made it', async () => {
	await register(shout);
	await register(shout);
	const drawn: unknown[] = [];
	session.entities.subscribe('a', () => drawn.push(shown('a')));
	await session.wordMutes.prepare(['a']);
	expect(drawn).toEqual(['high!!']);
});

it('shows a page untouched where the plugin takes longer than 200 ms', async () => {
	await register(() => new Promise(() => {}));
	const begun = performance.now();
	const late: Run = (_batch, withinMs) => new Promise(resolve => setTimeout(resolve, withinMs, null));
	for (const end of ends.splice(0)) end();
	await register(late);
	await session.wordMutes.prepare(['a']);
	expect(performance.now() - begun).toBeLessThan(1_000);
	expect([session.wordMutes.verdictOf('a'), shown('a')]).toEqual(['none', 'high']);
});

describe('a page whose time ran out is asked about once more', () => {
	/** Is late the first times. */
	const lateFirst = (times: number) => {
		let calls = 0;
		return vi.fn<Run>(async (batch, withinMs) => {
			if (++calls > times) return shout(batch, withinMs);
			await new Promise(resolve => setTimeout(resolve, withinMs));
			return null;
		});
	};
	async function prepareAndWait(run: Run, ms: number, judged = (_isLate: boolean) => {}): Promise<void> {
		await register(run, session, 0, { judged });
		vi.useFakeTimers();
		const prepared = session.wordMutes.prepare(['a', 'b']);
		await vi.advanceTimersByTimeAsync(300);
		await prepared;
		expect([shown('a'), shown('b')]).toEqual(['high', 'low']);
		await vi.advanceTimersByTimeAsync(ms);
	}

	it('and shows what the plugin makes of it then', async () => {
		const run = lateFirst(1);
		await prepareAndWait(run, 2_000);
		expect([shown('a'), shown('b')]).toEqual(['high!', 'low!']);
		expect(run).toHaveBeenCalledTimes(2);
	});

	it('but not a third time', async () => {
		const run = lateFirst(9);
		const judged = vi.fn();
		await prepareAndWait(run, 10_000, judged);
		expect([run.mock.calls.length, shown('a')]).toEqual([2, 'high']);
		// A page counts once against its plugin.
		expect(judged).toHaveBeenCalledExactlyOnceWith(true);
	});

	it('and has lists take out what the plugin hides then', async () => {
		let calls = 0;
		const hide: Run = async ({ views }, withinMs) => {
			if (++calls > 1) return views.map(() => null);
			await new Promise(resolve => setTimeout(resolve, withinMs));
			return null;
		};
		const before = session.wordMutes.version.getState().version;
		await prepareAndWait(hide, 2_000);
		expect(session.wordMutes.verdictOf('a')).toBe('hard');
		expect(session.wordMutes.version.getState().version).toBe(before + 2);
	});

	it('unless its plugin has been stopped', async () => {
		const run = lateFirst(1);
		await register(run);
		vi.useFakeTimers();
		const prepared = session.wordMutes.prepare(['a']);
		await vi.advanceTimersByTimeAsync(300);
		await prepared;
		for (const end of ends.splice(0)) end();
		await vi.advanceTimersByTimeAsync(5_000);
		expect([run.mock.calls.length, shown('a')]).toEqual([1, 'high']);
	});
});

describe('where a page’s time runs out', () => {
	/** Answers after so long, if that is in time; null as a plugin that is late. */
	const after =
		(ms: number): Run =>
		async ({ views }, withinMs) => {
			await new Promise(resolve => setTimeout(resolve, Math.min(ms, withinMs)));
			return ms < withinMs ? views : null;
		};
	/** How the plugins were judged, in the order of installing, for functions that take so long. */
	async function judgedOf(functions: readonly (readonly [plugin: string, ms: number])[]) {
		const judged = new Map<string, boolean[]>();
		for (const [index, [installId, ms]] of functions.entries()) {
			judged.set(installId, []);
			const judge = (isLate: boolean) => void judged.get(installId)?.push(isLate);
			await register(after(ms), session, index, { installId, judged: judge });
		}
		vi.useFakeTimers();
		const prepared = session.wordMutes.prepare(['a']);
		await vi.advanceTimersByTimeAsync(300);
		await prepared;
		return Object.fromEntries(judged);
	}

	it('the plugin that took most of it is late, rather than the next one', async () => {
		expect(
			await judgedOf([
				['slow', 190],
				['quick', 30],
			]),
		).toEqual({ slow: [true], quick: [false] });
	});

	it('a plugin that had its share is late itself', async () => {
		expect(
			await judgedOf([
				['quick', 40],
				['endless', 10_000],
			]),
		).toEqual({ quick: [false], endless: [true] });
	});

	it('all functions of a plugin count together, and those that had no turn are not judged', async () => {
		expect(
			await judgedOf([
				['slow', 60],
				['slow', 60],
				['late', 100],
				['next', 1],
			]),
		).toEqual({ slow: [true], late: [false], next: [] });
	});

	it('nobody is late where all were in time', async () => {
		expect(
			await judgedOf([
				['slow', 150],
				['quick', 30],
			]),
		).toEqual({ slow: [false], quick: [false] });
	});
});

it('tells nothing of another account, and shows the notes as they are once it is stopped', async () => {
	const other = new Session('https://b.example', null);
	const theirs = vi.fn(shout);
	await register(theirs, other);
	await session.wordMutes.prepare(['a']);
	expect(theirs).not.toHaveBeenCalled();
	await register(shout);
	await session.wordMutes.prepare(['a']);
	expect(shown('a')).toBe('high!');
	const drawn = vi.fn();
	session.entities.subscribe('a', drawn);
	ends.pop()?.();
	await vi.waitFor(() => expect(shown('a')).toBe('high'));
	expect(drawn).toHaveBeenCalled();
	expect(theirs).not.toHaveBeenCalled();
});

it('a note that is edited while it is asked about shows as it is', async () => {
	let answer = () => {};
	const asked = new Promise<void>(resolve => {
		answer = resolve;
	});
	const begun = vi.fn<Run>(async (batch, withinMs) => {
		await asked;
		return shout(batch, withinMs);
	});
	await register(begun);
	const prepared = session.wordMutes.prepare(['a']);
	await vi.waitFor(() => expect(begun).toHaveBeenCalled());
	session.entities.patchNote('a', note => ({ ...note, text: 'edited' }));
	answer();
	await prepared;
	expect(shown('a')).toBe('edited');
});

it('holds for the text that it was made of', async () => {
	await register(shout);
	await session.wordMutes.prepare(['a']);
	session.entities.patchNote('a', note => ({ ...note, text: 'edited' }));
	expect(shown('a')).toBe('edited');
	session.entities.patchNote('a', note => ({ ...note, text: 'high', reactionCount: 3 }));
	expect(session.entities.shownNote('a')).toMatchObject({ text: 'high!', reactionCount: 3 });
});
