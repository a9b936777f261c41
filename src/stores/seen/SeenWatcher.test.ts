import { file } from '@tests/factories/file';
import { wireNote, wireUser } from '@tests/factories/wireNote';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SeenNote } from '@/domain/seen/SeenNote';
import type { WireNote } from '@/wire/entities';
import { EntityStore } from '../entities/EntityStore';
import { SeenWatcher } from './SeenWatcher';

const NOTHING = () => {};

/** An account that mutes these words for good, and what was written for it. */
function world({ muted = [] as readonly string[], hasEnded = false } = {}) {
	const entities = new EntityStore();
	const put = vi.fn(async (_account: string, _notes: readonly SeenNote[]) => {});
	const remove = vi.fn(async (_account: string, _ids: readonly string[]) => {});
	const state = { hasEnded };
	const wordMutes = {
		isEmpty: muted.length === 0,
		prepare: vi.fn(async () => {}),
		verdictOf: (id: string) => (muted.some(word => entities.note(id)?.text?.includes(word)) ? 'hard' : 'none'),
	};
	const session = { key: 'a.example/me', entities, wordMutes };
	const watch = () =>
		new SeenWatcher(session as never, {
			writer: { put, remove },
			whenIdle: work => work(),
			hasEnded: () => state.hasEnded,
		});
	return {
		...{ entities, put, remove, state, watch },
		/** A component draws the note. */
		show: (note: WireNote) => entities.subscribe(entities.ingest([note])[0] ?? '', NOTHING),
		written: () => put.mock.calls.flatMap(([, notes]) => notes),
	};
}

const gathered = () => vi.advanceTimersByTimeAsync(2_500);

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	vi.useRealTimers();
});

it('writes what is shown together, once, and not what is only known', async () => {
	const { watch, show, entities, put, written } = world();
	show(wireNote({ id: 'before' }));
	watch();
	entities.ingest([wireNote({ id: 'hidden away' })]);
	show(
		wireNote({
			id: 'b',
			text: 'see https://b.example',
			cw: 'news',
			user: wireUser({ id: 'user2', host: 'b.example' }),
		}),
	);
	const end = show(wireNote({ id: 'c', files: [file({ type: 'image/png', comment: 'a gull' })] }));
	await gathered();
	expect(put).toHaveBeenCalledOnce();
	expect(put.mock.calls[0]?.[0]).toBe('a.example/me');
	expect(written()).toMatchObject([
		{ id: 'before' },
		{ id: 'b', cw: 'news', host: 'b.example', has: ['link', 'cw'] },
		{ id: 'c', alt: 'a gull', has: ['image', 'file'] },
	]);
	end();
	entities.subscribe('c', NOTHING);
	await gathered();
	expect(put).toHaveBeenCalledOnce();
});

it('replaces a note that was edited, but not one that was reacted to', async () => {
	const { watch, show, entities, written } = world();
	watch();
	show(wireNote({ id: 'a', text: 'tyde' }));
	await gathered();
	entities.patchNote('a', note => ({ ...note, reactions: { '👍': 1 } }));
	await gathered();
	expect(written()).toHaveLength(1);
	entities.patchNote('a', note => ({ ...note, text: 'tide' }));
	await gathered();
	expect(written().map(({ text }) => text)).toEqual(['tyde', 'tide']);
});

it('leaves out what is muted for good, renotes without a text, what is hidden and what is made up', async () => {
	const { watch, show, written } = world({ muted: ['fog'] });
	watch();
	show(wireNote({ id: 'muted', text: 'thick fog' }));
	show(wireNote({ id: 'renote', text: null, renoteId: 'x' }));
	show(wireNote({ id: 'hidden', isHidden: true }));
	show(wireNote({ id: 'preview of the settings' }));
	show(wireNote({ id: 'fine', text: 'clear' }));
	await gathered();
	expect(written().map(({ id }) => id)).toEqual(['fine']);
});

it('takes out what was deleted', async () => {
	const { watch, show, remove, written } = world();
	const watcher = watch();
	show(wireNote({ id: 'a' }));
	watcher.deleted('a');
	await gathered();
	expect(written()).toEqual([]);
	expect(remove).toHaveBeenCalledWith('a.example/me', ['a']);
});

it('learns later in which lists a note was shown', async () => {
	const { watch, show, entities, written } = world();
	const watcher = watch();
	show(wireNote({ id: 'a' }));
	await gathered();
	entities.ingest([wireNote({ id: 'never shown' })]);
	watcher.shownIn({ kind: 'list', name: 'Crew' }, ['a', 'never shown']);
	watcher.shownIn({ kind: 'list', name: 'Crew' }, ['a']);
	await gathered();
	expect(written().map(({ id, places }) => [id, places])).toEqual([
		['a', []],
		['a', [{ kind: 'list', name: 'Crew' }]],
	]);
});

it('writes nothing of an account that has left, or once it was stopped', async () => {
	const { watch, show, put, state, entities } = world();
	const watcher = watch();
	show(wireNote({ id: 'a' }));
	state.hasEnded = true;
	await gathered();
	expect(put).not.toHaveBeenCalled();
	state.hasEnded = false;
	show(wireNote({ id: 'b' }));
	watcher.stop();
	watcher.flush();
	await gathered();
	expect(put).not.toHaveBeenCalled();
	expect(entities.onShown).toBeUndefined();
});

it('goes on with the next ones where the index fails', async () => {
	const complained = vi.spyOn(console, 'warn').mockImplementation(NOTHING);
	const { watch, show, put, written } = world();
	watch();
	put.mockRejectedValueOnce(new Error('There is no room.'));
	show(wireNote({ id: 'a' }));
	await gathered();
	show(wireNote({ id: 'b' }));
	await gathered();
	expect(written().map(({ id }) => id)).toEqual(['a', 'b']);
	expect(complained).toHaveBeenCalledOnce();
	complained.mockRestore();
});
