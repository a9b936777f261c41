// @vitest-environment happy-dom
import { testSession } from '@tests/factories/renderInSession';
import { wireNote } from '@tests/factories/wireNote';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
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
});

async function register(run: Run, of: Pick<Session, 'key'> = session, order = 0): Promise<void> {
	ends.push(handlers.register(of, 'note_view_interruptor', { run }, order));
	await new Promise(resolve => setTimeout(resolve, 60));
}
const shout: Run = async notes => notes.map(note => ({ ...note, text: `${String(note.text)}!` }));
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

it('several come in the order of installing, and one that hides a note keeps it from the next', async () => {
	await register(async notes => notes.map(note => ({ ...note, text: `${String(note.text)}2` })), session, 1);
	const first = vi.fn<Run>(async notes => notes.map(note => (note.id === 'b' ? null : { ...note, text: '1' })));
	await register(first, session, 0);
	await session.wordMutes.prepare(['a', 'b']);
	expect(shown('a')).toBe('12');
	expect(session.wordMutes.verdictOf('b')).toBe('hard');
});

it('shows a page untouched where the plugin takes longer than 200 ms', async () => {
	await register(() => new Promise(() => {}));
	const begun = performance.now();
	const late: Run = (notes, withinMs) => new Promise(resolve => setTimeout(resolve, withinMs, notes));
	for (const end of ends.splice(0)) end();
	await register(late);
	await session.wordMutes.prepare(['a']);
	expect(performance.now() - begun).toBeLessThan(1_000);
	expect([session.wordMutes.verdictOf('a'), shown('a')]).toEqual(['none', 'high']);
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

it('holds for the text that it was made of', async () => {
	await register(shout);
	await session.wordMutes.prepare(['a']);
	session.entities.patchNote('a', note => ({ ...note, text: 'edited' }));
	expect(shown('a')).toBe('edited');
	session.entities.patchNote('a', note => ({ ...note, text: 'high', reactionCount: 3 }));
	expect(session.entities.shownNote('a')).toMatchObject({ text: 'high!', reactionCount: 3 });
});
