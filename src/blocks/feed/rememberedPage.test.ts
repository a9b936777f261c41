// @vitest-environment bundled-happy-dom
import { testSession } from '@tests/factories/renderInSession';
import { wireNote } from '@tests/factories/wireNote';
import { mfmClient } from '@workers/mfm/mfm.client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Me } from '@/domain/account/Me';
import type { Session } from '@/stores/session/Session';
import type { WireNote } from '@/wire/entities';
import { forgetPages, hasRememberedPage, recallPage, rememberPage } from './rememberedPage';

const HOME = 'notes/timeline {}';
const KEY = `lastPage:${testSession().key}`;
const stored = () => JSON.parse(localStorage.getItem(KEY) ?? 'null');

/** A session whose account is known, as when a page starts. */
function knownSession(mutedWords: readonly string[][] = []): Session {
	const session = testSession();
	session.me.setState({ me: { id: 'me', mutedWords, hardMutedWords: [] } as unknown as Me });
	return session;
}

/** What an earlier visit stores. */
async function visit(notes: readonly WireNote[]): Promise<void> {
	const session = testSession();
	rememberPage(session, HOME, notes, 'page');
	session.entities.ingest(notes);
	await vi.waitFor(() => expect(stored()?.notes).toHaveLength(notes.length));
}

beforeEach(() => localStorage.clear());
afterEach(() => vi.useRealTimers());

describe('the page that was shown last', () => {
	it('comes back into an empty store, with its markup parsed', async () => {
		const note = wireNote({ text: '**bold** as never before' });
		await visit([note]);
		expect(stored().trees).toEqual([[note.text, 'full', mfmClient.peek(note.text ?? '')]]);
		const session = knownSession();
		expect(recallPage(session, HOME, 'page')).toEqual([note.id]);
		expect(session.entities.note(note.id)?.text).toBe(note.text);
	});

	it('is of one timeline', async () => {
		await visit([wireNote()]);
		expect(recallPage(knownSession(), 'notes/timeline {"withFiles":true}', 'page')).toEqual([]);
	});

	it('never takes the place of what is newer', async () => {
		const note = wireNote({ reactions: { '👍': 1 } });
		await visit([note]);
		const session = knownSession();
		session.entities.ingest([{ ...note, reactions: { '👍': 2 } }]);
		expect(recallPage(session, HOME, 'page')).toEqual([]);
		expect(session.entities.note(note.id)?.reactions).toEqual({ '👍': 2 });
	});

	it('shows nothing that would have to be looked at for muted words first', async () => {
		await visit([wireNote()]);
		expect(recallPage(knownSession([['fog']]), HOME, 'page')).toEqual([]);
		expect(recallPage(testSession(), HOME, 'page')).toEqual([]);
	});

	it('is forgotten after an hour, by another version, and when something in it must not be shown again', async () => {
		await visit([wireNote()]);
		expect(hasRememberedPage(testSession())).toBe(true);
		vi.useFakeTimers({ now: Date.now() + 3_600_001 });
		expect(hasRememberedPage(testSession())).toBe(false);
		expect(recallPage(knownSession(), HOME, 'page')).toEqual([]);
		vi.useRealTimers();
		expect(recallPage(knownSession(), HOME, 'page')).toHaveLength(1);
		localStorage.setItem(KEY, JSON.stringify({ ...stored(), version: '0.0.0-other' }));
		expect(recallPage(knownSession(), HOME, 'page')).toEqual([]);
		await visit([wireNote(), wireNote()]);
		forgetPages(testSession().key);
		expect(recallPage(knownSession(), HOME, 'page')).toEqual([]);
	});

	it('is passed over where it is not readable', async () => {
		await visit([wireNote()]);
		const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
		localStorage.setItem(KEY, JSON.stringify({ ...stored(), notes: [null] }));
		expect(recallPage(knownSession(), HOME, 'page')).toEqual([]);
		expect(warn).toHaveBeenCalledOnce();
		localStorage.setItem(KEY, '{');
		expect(recallPage(knownSession(), HOME, 'page')).toEqual([]);
		warn.mockRestore();
	});

	it('is of several columns of a deck, each with the notes that are in view', async () => {
		const [home, local] = [Array.from({ length: 12 }, () => wireNote()), [wireNote()]];
		const session = testSession();
		rememberPage(session, HOME, home, 'column');
		rememberPage(session, 'notes/local-timeline {}', local, 'column');
		await vi.waitFor(() => expect(Object.keys(localStorage)).toHaveLength(2));
		const next = knownSession();
		expect(recallPage(next, HOME, 'column')).toEqual(home.slice(0, 10).map(({ id }) => id));
		expect(recallPage(next, 'notes/local-timeline {}', 'column')).toEqual(local.map(({ id }) => id));
		expect(recallPage(next, HOME, 'page')).toEqual([]);
		forgetPages(session.key);
		expect(localStorage).toHaveLength(0);
	});

	it('of a column never takes the place of what is newer', async () => {
		const notes = [wireNote()];
		rememberPage(testSession(), HOME, notes, 'column');
		await vi.waitFor(() => expect(localStorage).toHaveLength(1));
		const session = knownSession();
		session.entities.ingest([wireNote()]);
		expect(recallPage(session, HOME, 'column')).toEqual([]);
	});

	it('makes room for the columns that are shown now, and is of eight at most', async () => {
		const earlier = testSession();
		rememberPage(earlier, 'gone {}', [wireNote()], 'column');
		await vi.waitFor(() => expect(localStorage).toHaveLength(1));
		const session = testSession();
		for (let column = 0; column < 10; column++) rememberPage(session, `list ${column}`, [wireNote()], 'column');
		await vi.waitFor(() => expect(localStorage).toHaveLength(8));
		expect(Object.keys(localStorage).some(key => key.includes('gone'))).toBe(false);
	});

	it('leaves room for what matters more', async () => {
		await visit([wireNote()]);
		const session = knownSession();
		const notes = [wireNote({ text: 'x'.repeat(300_000) })];
		rememberPage(session, HOME, notes, 'page');
		session.entities.ingest(notes);
		await vi.waitFor(() => expect(stored()).toBeNull());
	});
});
