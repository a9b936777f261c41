import { note } from '@tests/factories/note';
import { describe, expect, it } from 'vitest';
import type { Note } from '@/domain/note/Note';
import type { Session } from '../session/Session';
import { SentNotes } from './SentNotes';

/** A session that only counts who holds its notes. */
function fakeSession(notes: readonly Note[]) {
	const held = new Map<string, number>();
	const add = (by: number) => (ids: Iterable<string>) => {
		for (const id of ids) held.set(id, (held.get(id) ?? 0) + by);
	};
	const entities = { note: (id: string) => notes.find(each => each.id === id), retain: add(1), release: add(-1) };
	return { held, session: { entities } as unknown as Session };
}

const idsOf = (sent: readonly { readonly noteId: string }[]) => sent.map(({ noteId }) => noteId);

describe('sent notes', () => {
	it('come to a column once, and are held there', () => {
		const { held, session } = fakeSession([]);
		const sent = new SentNotes();
		const told: string[] = [];
		sent.events.on('changed', ({ target }) => told.push(target));
		expect(sent.send({ noteId: 'n', from: 'a', session }, 'c')).toBe(true);
		expect(sent.send({ noteId: 'n', from: 'b', session }, 'c')).toBe(false);
		expect(sent.to('c', session)).toEqual([{ noteId: 'n', from: 'a', session }]);
		expect(told).toEqual(['c']);
		expect(held.get('n')).toBe(1);
		expect(sent.targetsOf('a')).toEqual(['c']);
		expect(sent.targetsOf('b')).toEqual([]);
	});

	it('show for the session that they are of', () => {
		const sent = new SentNotes();
		const [one, other] = [fakeSession([]).session, fakeSession([]).session];
		sent.send({ noteId: 'n', from: 'a', session: one }, 'c');
		expect(sent.to('c', other)).toEqual([]);
	});

	it('are taken back by the column that sent them, and let go of', () => {
		const { held, session } = fakeSession([]);
		const sent = new SentNotes();
		for (const noteId of ['m', 'n']) sent.send({ noteId, from: 'a', session }, 'c');
		sent.send({ noteId: 'o', from: 'b', session }, 'c');
		sent.withdraw('a', session, id => id === 'm');
		expect(idsOf(sent.to('c', session))).toEqual(['n', 'o']);
		sent.withdraw('a', session);
		expect(idsOf(sent.to('c', session))).toEqual(['o']);
		expect([held.get('m'), held.get('n'), held.get('o')]).toEqual([0, 0, 1]);
	});

	it('are a hundred at most, of which the oldest go', () => {
		const notes = Array.from({ length: 101 }, (_, index) => note({ id: `s${index}`, createdAt: 1_000 - index }));
		const { held, session } = fakeSession(notes);
		const sent = new SentNotes();
		for (const { id } of notes) sent.send({ noteId: id, from: 'a', session }, 'full');
		expect(sent.to('full', session)).toHaveLength(100);
		expect([held.get('s100'), held.get('s99')]).toEqual([0, 1]);
	});
});
