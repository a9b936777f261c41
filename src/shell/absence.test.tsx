// @vitest-environment bundled-happy-dom

import { act, cleanup, screen } from '@testing-library/react';
import type { Answers } from '@tests/factories/answerCalls';
import { digestColumns, renderDigest } from '@tests/factories/renderDigest';
import { type ListPlace, listColumns, renderList, servedSession } from '@tests/factories/renderList';
import { wireNote, wireUser } from '@tests/factories/wireNote';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { appEvents } from '@/stores/appEvents';
import type { ShownFeed } from '@/stores/feeds/ShownFeed';
import { baseSettings } from '@/stores/preferences/BaseSettings';
import { realtimeMode } from '@/stores/preferences/realtimeMode';
import type { Session } from '@/stores/session/Session';
import { overlays } from '@/ui/overlay/overlays';

vi.mock('@/blocks/mfm/prepareMfm', () => ({
	prepareMfm: async () => {},
	shownTexts: () => ({ full: [], simple: [] }),
}));
// Which rows there are counts here, not what they look like.
vi.mock('@/blocks/note/NoteCard', () => ({
	NoteCard: ({ noteId }: { noteId: string }) => <article data-note-id={noteId} />,
}));
// All other requests of the app never finish.
vi.stubGlobal('fetch', () => new Promise(() => {}));

const BEFORE = 50;
/** More than two pages, also for grouped notifications. */
const MISSED = 200;
const mara = wireUser({ id: 'mara' });
const idOf = (number: number) => `n${String(number).padStart(5, '0')}`;
const numberOf = (id: unknown) => Number(String(id).slice(1));

/** A server with numbered entries: every list has one entry per number, the latest first. */
class CountingServer {
	newest = BEFORE;
	/** The numbers in each notification, as last sent. */
	readonly members = new Map<string, readonly number[]>();

	readonly answers: Answers = (endpoint, params) => {
		if (endpoint === 'users/show') return mara;
		const limit = Number(params.limit);
		const from = params.untilId === undefined ? this.newest : numberOf(params.untilId) - 1;
		if (endpoint === 'i/notifications-grouped') return this.#groups(from).slice(0, limit);
		const notes = count(Math.min(limit, from), from).map(number => wireNote({ id: idOf(number), user: mara }));
		return endpoint === 'i/favorites' ? notes.map(note => ({ id: note.id, noteId: `of ${note.id}`, note })) : notes;
	};

	/** Five reactions to a note form one entry with the id of the oldest; mentions are separate. */
	#groups(from: number): unknown[] {
		const read = count(Math.min(130, from), from);
		const groups = new Map<number, number[]>();
		for (const number of read) {
			const five = Math.floor(number / 5);
			const key = five % 2 === 0 ? five * 5 : number;
			groups.set(key, [...(groups.get(key) ?? []), number]);
		}
		return [...groups.values()].map(numbers => {
			const id = idOf(numbers.at(-1) ?? 0);
			this.members.set(id, numbers);
			const note = wireNote({ id: `note of ${id}`, user: mara });
			const base = { id, createdAt: new Date().toISOString(), note };
			if (numbers.length === 1) return { ...base, type: 'mention', userId: mara.id, user: mara };
			return { ...base, type: 'reaction:grouped', reactions: numbers.map(() => ({ user: mara, reaction: '👍' })) };
		});
	}

	/** The numbers that these ids stand for. */
	covered(ids: readonly string[]): readonly number[] {
		return ids.flatMap(id => this.members.get(id) ?? [numberOf(id)]);
	}
}

/** A list of numbers, from the highest down. */
const count = (length: number, from: number) => Array.from({ length: Math.max(0, length) }, (_, index) => from - index);

const settle = () => act(() => new Promise(resolve => setTimeout(resolve, 60)));
/** Keys of merged columns end in the id. */
const idsIn = (feed: ShownFeed) =>
	feed.state.entries.flatMap(({ kind, key }) => (kind === 'item' ? [key.slice(key.lastIndexOf('/') + 1)] : []));
const gapIn = (feed: ShownFeed) => feed.state.entries.find(entry => entry.kind === 'gap');

/** Fills every gap and loads to the end, as a reader may. */
async function readAll(feed: ShownFeed): Promise<void> {
	for (let turn = 0; turn < 60 && (feed.state.older !== 'end' || gapIn(feed)); turn++) {
		const gap = gapIn(feed);
		await act(() => (gap ? feed.fill(gap.key) : feed.loadOlder()));
	}
}

/** How a list finds out that there may be new entries: it is live, or the user refreshes it. */
type Return = (session: Session, feed: ShownFeed) => void;
const reconnect: Return = session => session.stream.events.emit('state', 'connected');
const mark: Return = session => appEvents.emit('favorited', { session, noteId: 'any', isOn: true });
const refresh: Return = (_, feed) => void feed.reload();

/** A thread is no list of what arrives: it is asked for again as a whole. */
const kinds = listColumns.flatMap(place => ('column' in place && place.column !== 'thread' ? [place.column] : []));

const LISTS: readonly (readonly [string, ListPlace, Return])[] = [
	...kinds.map(kind => [`${kind} column`, { column: kind }, kind === 'favorites' ? mark : reconnect] as const),
	['notifications page', { page: 'notifications' }, reconnect],
	['timeline page', { page: 'index' }, reconnect],
	['favourites', { page: 'favorites' }, mark],
	['favourites, refreshed', { page: 'favorites' }, refresh],
	['profile, refreshed', { page: 'profile', params: { acct: 'mara' } }, refresh],
	['search, refreshed', { page: 'search', search: { q: 'fog' } }, refresh],
];

// High enough to render all rows.
vi.stubGlobal('innerHeight', 8_000);

afterEach(() => {
	cleanup();
	overlays.closeAll();
});

describe.each(LISTS)('after an absence the %s', (_, place, comeBack) => {
	it.each([
		['at its top', true, true],
		['further down', false, true],
		['at its top, with realtime off', true, false],
		['further down, with realtime off', false, false],
	])('has all that was missed, each once, read %s', async (_, atTop, realtime) => {
		baseSettings.set(realtimeMode, realtime);
		const server = new CountingServer();
		const session = servedSession(server.answers);
		const list = await renderList(place, session);
		await settle();
		const feed = list.feed() as ShownFeed;
		act(() => feed.setAtTop(atTop));
		await act(() => feed.loadOlder());
		server.newest += MISSED;
		act(() => comeBack(session, feed));
		await settle();
		if (!realtime && atTop) expect(list.container.querySelector('[data-gap]')).toBeNull();
		// A gap must be visible.
		if (gapIn(feed)) expect(list.container.querySelector('[data-gap]')).not.toBeNull();
		act(() => feed.setAtTop(true));
		await readAll(feed);
		const ids = idsIn(feed);
		expect(new Set(ids).size).toBe(ids.length);
		expect([...new Set(server.covered(ids))].toSorted((a, b) => b - a)).toEqual(count(server.newest, server.newest));
	});
});

it.each(digestColumns)(
	'after an absence, what has happened in the %s column is all that was missed, each once',
	async kind => {
		const server = new CountingServer();
		server.newest += MISSED;
		const session = servedSession(server.answers);
		await renderDigest(kind, session, idOf(BEFORE));
		await settle();
		expect(await screen.findByText(`${MISSED} notes left`)).toBeDefined();
	},
);
