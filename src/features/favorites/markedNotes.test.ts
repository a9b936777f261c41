import { wireNote } from '@tests/factories/wireNote';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { appEvents } from '@/stores/appEvents';
import { EntityStore } from '@/stores/entities/EntityStore';
import type { Session } from '@/stores/session/Session';
import { markedNotes } from './markedNotes';

const call = vi.fn();
const handlers = { arrived: vi.fn(), gone: vi.fn(), catchUp: vi.fn(), poll: vi.fn() };
let session: Session;
let source: ReturnType<typeof markedNotes>;

beforeEach(async () => {
	vi.clearAllMocks();
	call.mockResolvedValue([
		{ id: 'mark2', noteId: 'b', note: wireNote({ id: 'b' }) },
		{ id: 'mark1', noteId: 'a', note: wireNote({ id: 'a' }) },
	]);
	session = { entities: new EntityStore(), api: { call } } as unknown as Session;
	source = markedNotes(session);
	await source.fetch({ limit: 10, untilId: 'mark3' }, new AbortController().signal);
});

describe('favourites', () => {
	it('are paged by the marks, which lead to notes', () => {
		expect(call).toHaveBeenCalledWith(
			'i/favorites',
			{ limit: 10, allowPartial: true, untilId: 'mark3' },
			expect.anything(),
		);
		expect(['mark2', 'mark1', 'b'].map(source.noteIdOf)).toEqual(['b', 'a', undefined]);
		expect(session.entities.note('a')?.id).toBe('a');
	});

	it('keep the notes they are on', () => {
		source.retain(['mark1']);
		session.entities.sweep(performance.now() + 60_000);
		session.entities.sweep(performance.now() + 120_000);
		expect([session.entities.note('a')?.id, session.entities.note('b')]).toEqual(['a', undefined]);
	});

	it('leave when the mark is taken back or the note is deleted, and come when one is set', () => {
		const end = source.live(handlers);
		appEvents.emit('favorited', { session, noteId: 'a', isOn: false });
		appEvents.emit('noteDeleted', { session, noteId: 'b' });
		expect(handlers.gone.mock.calls).toEqual([['mark1'], ['mark2']]);
		appEvents.emit('favorited', { session, noteId: 'c', isOn: true });
		appEvents.emit('favorited', { session: {} as Session, noteId: 'd', isOn: true });
		expect(handlers.catchUp).toHaveBeenCalledOnce();
		end();
		appEvents.emit('favorited', { session, noteId: 'c', isOn: true });
		expect(handlers.catchUp).toHaveBeenCalledOnce();
	});
});
