// @vitest-environment happy-dom

import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import type { Answers } from '@tests/factories/answerCalls';
import { type ListPlace, listColumns, renderList, servedSession } from '@tests/factories/renderList';
import { wireNote, wireUser } from '@tests/factories/wireNote';
import { matchWords } from '@workers/wordMute/matchWords';
import type { MuteRule } from '@workers/wordMute/wordMute.protocol';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { WireNote } from '@/wire/entities';

// Whatever else the app would ask a server for.
vi.stubGlobal('fetch', () => new Promise(() => {}));

/** Held back until a test lets it go. */
let looking: Promise<void> = Promise.resolve();

vi.mock('@workers/wordMute/wordMute.client', () => ({
	wordMuteClient: {
		async match(rules: readonly MuteRule[], texts: readonly string[]) {
			await looking;
			return { matches: matchWords(rules, texts), hostile: [] };
		},
	},
}));
vi.mock('@/blocks/prepareMfm', () => ({ prepareMfm: async () => {}, shownTexts: () => ({ full: [], simple: [] }) }));

const author = wireUser({ id: 'mara' });
const said = (id: string, text: string | null, more: Partial<WireNote> = {}) =>
	wireNote({ id, text, user: author, ...more });

/** Newest first. What a note quotes or renotes counts as what it says itself. Ids are never used again. */
function makeNotes(): WireNote[] {
	const id = (name: string) => `${name} ${++made}`;
	const lottery = said(id('quoted'), 'win the lottery');
	const quote = said(id('renoted'), 'so true', { renoteId: lottery.id, renote: lottery });
	return [
		said(id('plain'), 'a calm day'),
		said(id('hard'), 'win the lottery'),
		said(id('soft'), 'the spoiler'),
		said(id('quote'), 'look at this', { renoteId: lottery.id, renote: lottery }),
		said(id('renote'), null, { renoteId: quote.id, renote: quote }),
	];
}
let made = 0;
let notes = makeNotes();
const MUTED = { mutedWords: [['spoiler']], hardMutedWords: [['lottery']] };

/** A server on which every list of notes has these. */
const answers: Answers = (endpoint, params) => {
	const isFirst = params.untilId === undefined;
	switch (endpoint) {
		case 'i/notifications-grouped':
			return isFirst ? notes.map(note => notification(note, 'mention')) : [];
		case 'i/favorites':
			return isFirst ? notes.map(note => ({ id: `mark ${note.id}`, noteId: note.id, note })) : [];
		case 'users/reactions':
			return isFirst ? notes.map(note => ({ id: `given ${note.id}`, type: '👍', note })) : [];
		case 'users/show':
			return author;
		case 'notes/show':
			return said('answer', 'what I say to that', { replyId: notes[0]?.id ?? null, repliesCount: 1 });
		case 'notes/conversation':
			return notes;
		case 'drive/files/show':
		case 'admin/drive/show-file':
			return { id: 'file', name: 'a.png', type: 'image/png', size: 1, url: 'https://home.example/a', user: author };
		default:
			return isFirst ? notes : [];
	}
};

const notification = (note: WireNote, type: string) => ({
	id: `about ${note.id}`,
	type,
	createdAt: new Date().toISOString(),
	userId: author.id,
	user: author,
	note,
});

const PAGES: readonly ListPlace[] = [
	{ page: 'notifications' },
	{ page: 'favorites' },
	{ page: 'profile', params: { acct: 'mara' } },
	{ page: 'givenReactions', params: { acct: 'mara' } },
	{ page: 'search', search: { q: 'day' } },
	{ page: 'driveFile', params: { fileId: 'file' } },
	{ page: 'moderatedFile', params: { fileId: 'file' } },
	{ page: 'note', params: { noteId: 'answer' } },
	{ page: 'index' },
];

const nameOf = (place: ListPlace) => ('column' in place ? `the ${place.column} column` : `the page ${place.page}`);
const LISTS = [...listColumns, ...PAGES].map(place => [nameOf(place), place] as const);

/** Long enough for answers and the pulse of live changes. */
const settle = () => act(() => new Promise(resolve => setTimeout(resolve, 60)));

afterEach(() => {
	cleanup();
	notes = makeNotes();
	looking = Promise.resolve();
});

describe.each(LISTS)('muted words in %s', (_, place) => {
	it('leave nothing of a note that is muted hard, and a line that brings back any other', async () => {
		const { container } = await renderList(place, servedSession(answers, MUTED));
		await settle();
		expect(screen.getAllByText('a calm day').length).toBeGreaterThan(0);
		expect(container.textContent).not.toContain('lottery');
		expect(screen.queryByText('the spoiler')).toBeNull();
		const line = screen.getAllByText('A note by Mara Lindqvist contains muted words')[0];
		fireEvent.click(line?.parentElement?.querySelector('button') as Element);
		expect(screen.getByText('the spoiler')).toBeDefined();
	});

	it('hide every note until it was looked at', async () => {
		let release = () => {};
		looking = new Promise(resolve => {
			release = resolve;
		});
		const { container } = await renderList(place, servedSession(answers, MUTED));
		await settle();
		for (const { text } of notes) if (text) expect(container.textContent).not.toContain(text);
		release();
		await settle();
		expect(screen.getAllByText('a calm day').length).toBeGreaterThan(0);
	});
});

it('a muted word gives way to a line in the preview of a note that a notification only names', async () => {
	const told: Answers = (endpoint, params) =>
		endpoint === 'i/notifications-grouped' && params.untilId === undefined
			? notes.map(note => notification(note, 'pollEnded'))
			: answers(endpoint, params);
	const { container } = await renderList({ column: 'notifications' }, servedSession(told, MUTED));
	await settle();
	expect(screen.getAllByText('Poll ended')).toHaveLength(2);
	expect(container.textContent).not.toContain('lottery');
	expect(screen.queryByText('the spoiler')).toBeNull();
	fireEvent.click(screen.getByRole('button', { name: 'Show' }));
	expect(document.activeElement).toBe(screen.getByRole('link', { name: 'the spoiler' }));
});
