import { wireNote, wireUser } from '@tests/factories/wireNote';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { liveClock } from '../LiveClock';
import { EntityStore } from './EntityStore';

/** A time at which nothing ingested so far counts as recent. */
const muchLater = () => performance.now() + 60_000;

afterEach(() => liveClock.flush());

describe('the entity store', () => {
	it('holds a note and all that hangs on it, each once', () => {
		const store = new EntityStore();
		const renote = wireNote({ id: 'a', text: 'original' });
		const [id] = store.ingest([wireNote({ id: 'b', text: null, renote, renoteId: 'a' })]);
		expect(id).toBe('b');
		expect(store.note('b')?.renoteId).toBe('a');
		expect(store.note('a')?.text).toBe('original');
		expect(store.user(renote.user?.id ?? '')).toBeDefined();
	});

	it('tells only those who listen to what has changed', () => {
		const store = new EntityStore();
		store.ingest([wireNote({ id: 'a' }), wireNote({ id: 'b' })]);
		const [a, b] = [vi.fn(), vi.fn()];
		store.subscribe('a', a);
		store.subscribe('b', b);
		store.patchNote('a', note => ({ ...note, repliesCount: 5 }));
		expect(a).toHaveBeenCalledOnce();
		expect(b).not.toHaveBeenCalled();
	});

	it('tells what components begin to show, and what of it has changed', () => {
		const store = new EntityStore();
		const shown: string[] = [];
		store.onShown = id => shown.push(id);
		store.ingest([wireNote({ id: 'a' }), wireNote({ id: 'b' })]);
		const ends = [store.subscribe('a', vi.fn()), store.subscribe('a', vi.fn())];
		expect([shown, [...store.shown()]]).toEqual([['a'], ['a']]);
		for (const id of ['a', 'b']) store.patchNote(id, note => ({ ...note, text: 'edited' }));
		expect(shown).toEqual(['a', 'a']);
		for (const end of ends) end();
		expect([...store.shown()]).toEqual([]);
	});

	it('tells those who wait for somebody that is not known yet', () => {
		const store = new EntityStore();
		const listener = vi.fn();
		store.subscribe('mara', listener);
		store.ingestUsers([{ id: 'mara', username: 'mara' }]);
		expect(listener).toHaveBeenCalledOnce();
	});

	it('keeps the object, and is silent, when a note comes in again unchanged', () => {
		const store = new EntityStore();
		const wire = wireNote({ id: 'a', reactions: { '👍': 2 } });
		store.ingest([wire]);
		const listener = vi.fn();
		store.subscribe('a', listener);
		const before = store.note('a');
		store.ingest([structuredClone(wire)]);
		expect(store.note('a')).toBe(before);
		expect(listener).not.toHaveBeenCalled();
	});

	it('keeps one’s own reaction that the server has stored without its variation selector', () => {
		const store = new EntityStore();
		store.ingest([wireNote({ id: 'a', reactions: { '☀\uFE0F': 1 }, myReaction: '☀\uFE0F' })]);
		store.ingest([wireNote({ id: 'a', reactions: { '☀': 3 } })], 'stream');
		expect(store.note('a')?.myReaction).toBe('☀');
	});

	it('keeps one’s own reaction when a stream’s frame does not know it, but believes an answer', () => {
		const store = new EntityStore();
		store.ingest([wireNote({ id: 'a', reactions: { '👍': 2 }, myReaction: '👍' })]);
		store.ingest([wireNote({ id: 'a', reactions: { '👍': 3 } })], 'stream');
		expect(store.note('a')).toMatchObject({ myReaction: '👍', reactions: { '👍': 3 } });
		store.ingest([wireNote({ id: 'a', reactions: { '👍': 2 } })]);
		expect(store.note('a')?.myReaction).toBeNull();
	});

	it.each(['rest', 'stream'] as const)(
		'keeps poll and reaction of a note that a reply embeds without them: %s',
		source => {
			const store = new EntityStore();
			const poll = { multiple: false, expiresAt: null, choices: [{ text: 'North', votes: 2, isVoted: true }] };
			const asked = wireNote({ id: 'asked', reactions: { '👍': 1 }, myReaction: '👍', poll });
			const { poll: _poll, myReaction: _mine, ...embedded } = { ...asked, hasPoll: true, repliesCount: 1 };
			store.ingest([asked]);
			store.ingest([wireNote({ id: 'reply', replyId: 'asked', reply: embedded })], source);
			expect(store.note('asked')).toMatchObject({ poll, myReaction: '👍', repliesCount: 1 });
			store.ingest([wireNote({ id: 'reply', replyId: 'asked', reply: { ...embedded, reactions: {} } })], source);
			expect(store.note('asked')?.myReaction).toBeNull();
		},
	);

	it('lets no answer that was on its way undo what the reader has just done', () => {
		const now = vi.spyOn(performance, 'now').mockReturnValue(1_000);
		const store = new EntityStore();
		const asked = wireNote({ id: 'a', text: 'before', reactions: { '🎉': 1 } });
		store.ingest([asked]);
		const reacted = { reactions: { '🎉': 2 }, reactionCount: 2, myReaction: '🎉' };
		store.patchNote('a', note => ({ ...note, ...reacted }));
		now.mockReturnValue(9_000);
		store.ingest([{ ...asked, text: 'edited' }]);
		expect(store.note('a')).toMatchObject({ ...reacted, text: 'edited' });
		now.mockReturnValue(20_000);
		store.ingest([asked]);
		expect(store.note('a')).toMatchObject({ reactions: { '🎉': 1 }, myReaction: null });
		now.mockRestore();
	});

	it('takes the poll from a later answer, though the reader has just reacted to a note that came without it', () => {
		const store = new EntityStore();
		const poll = { multiple: false, expiresAt: null, choices: [{ text: 'North', votes: 2, isVoted: true }] };
		const asked = wireNote({ id: 'asked', poll });
		const { poll: _poll, ...embedded } = { ...asked, hasPoll: true };
		store.ingest([wireNote({ id: 'reply', replyId: 'asked', reply: embedded })]);
		store.patchNote('asked', note => ({ ...note, reactions: { '🎉': 1 }, reactionCount: 1, myReaction: '🎉' }));
		store.ingest([asked]);
		expect(store.note('asked')).toMatchObject({ poll, myReaction: '🎉' });
	});

	it('lets no answer about a person undo what the reader has done since it was asked for', () => {
		const now = vi.spyOn(performance, 'now').mockReturnValue(1_000);
		const store = new EntityStore();
		const answer = wireUser({ id: 'a', name: 'Ann', memo: null, notesCount: 1 });
		store.ingestUsers([answer]);
		const askedAt = 2_000;
		now.mockReturnValue(3_000);
		store.patchUser('a', user => ({ ...user, profile: user.profile && { ...user.profile, memo: 'owes me' } }));
		store.ingestUsers([{ ...answer, name: 'Anna' }], 'rest', askedAt);
		expect(store.user('a')).toMatchObject({ name: 'Anna', profile: { memo: 'owes me' } });
		store.ingestUsers([answer], 'rest', 4_000);
		expect(store.user('a')).toMatchObject({ profile: { memo: null } });
		now.mockRestore();
	});

	it('evicts what nobody holds, and keeps what a held note shows', () => {
		const store = new EntityStore();
		const renote = wireNote({ id: 'inner' });
		store.ingest([wireNote({ id: 'held', text: null, renote, renoteId: 'inner' }), wireNote({ id: 'loose' })]);
		store.retain(['held']);
		store.sweep(muchLater());
		expect([store.note('held'), store.note('inner')].every(Boolean)).toBe(true);
		expect(store.note('loose')).toBeUndefined();
		store.release(['held']);
		store.sweep(muchLater());
		expect(store.size).toEqual({ notes: 0, users: 0 });
	});

	it('keeps a note that is held twice until it was let go twice', () => {
		const store = new EntityStore();
		store.ingest([wireNote({ id: 'a' })]);
		store.retain(['a']);
		store.retain(['a']);
		store.release(['a']);
		store.sweep(muchLater());
		expect(store.note('a')).toBeDefined();
	});

	it('keeps what a list that has grown releases and retains again', async () => {
		const now = vi.spyOn(performance, 'now').mockReturnValue(1_000);
		const store = new EntityStore();
		const ids = store.ingestUsers(Array.from({ length: 160 }, (_, number) => ({ id: `u${number}`, username: 'u' })));
		store.retain(ids);
		for (const at of [61_000, 121_000]) store.sweep(at);
		now.mockReturnValue(121_000);
		store.release(ids);
		store.retain(ids.slice(1));
		await Promise.resolve();
		expect(store.size.users).toBe(159);
		store.release(ids.slice(1));
		await Promise.resolve();
		expect(store.size.users).toBe(0);
		now.mockRestore();
	});

	it('keeps an answer that is still prepared, but not for long', () => {
		const store = new EntityStore();
		store.ingest([wireNote({ id: 'page' })]);
		store.ingest([wireNote({ id: 'passing' })], 'stream');
		const now = performance.now();
		store.sweep(now + 1_000);
		store.sweep(now + 11_000);
		expect([store.note('page'), store.note('passing')].map(Boolean)).toEqual([true, false]);
		store.sweep(now + 22_000);
		expect(store.note('page')).toBeUndefined();
	});

	it('keeps what came just now, however long nothing was evicted', () => {
		const store = new EntityStore();
		const start = performance.now();
		const now = vi.spyOn(performance, 'now').mockReturnValue(start + 5_000);
		store.ingest([wireNote({ id: 'old' })]);
		store.sweep(start + 6_000);
		now.mockReturnValue(start + 66_000);
		store.ingest([wireNote({ id: 'page' })]);
		store.ingestUsers([wireUser({ id: 'ann' })]);
		store.sweep(start + 66_050);
		expect([store.note('page'), store.user('ann')].map(Boolean)).toEqual([true, true]);
		expect(store.note('old')).toBeUndefined();
		now.mockRestore();
	});

	it('keeps a copy from this device just as long', () => {
		const [source, store] = [new EntityStore(), new EntityStore()];
		const start = performance.now();
		source.ingest([wireNote({ id: 'a' })]);
		const now = vi.spyOn(performance, 'now').mockReturnValue(start + 66_000);
		store.restore([...source.notes()], [...source.users()]);
		store.sweep(start + 66_050);
		expect(store.note('a')).toBeDefined();
		now.mockRestore();
	});

	it('tolerates fields that are missing, null or new', () => {
		const store = new EntityStore();
		store.ingest([{ id: 'bare' }]);
		expect(store.note('bare')).toMatchObject({ text: null, visibility: 'specified', files: [], reactions: {} });
	});

	it('does not follow hostile nesting for ever', () => {
		const store = new EntityStore();
		let note = wireNote({ id: 'deepest' });
		for (let depth = 0; depth < 50; depth++) note = wireNote({ id: `n${depth}`, renote: note });
		expect(() => store.ingest([note])).not.toThrow();
		expect(store.size.notes).toBeLessThan(10);
	});
});
