import { answerCalls } from '@tests/factories/answerCalls';
import { testSession } from '@tests/factories/renderInSession';
import { wireNote } from '@tests/factories/wireNote';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DEPTH } from '@/blocks/thread/fetchThread';
import { appEvents } from '@/stores/appEvents';
import type { WireNote } from '@/wire/entities';
import type { Row } from '../rows';
import { ThreadTree } from './ThreadTree';

const ends: (() => void)[] = [];
afterEach(() => {
	for (const end of ends.splice(0)) end();
});

/** A server with these notes, and the complete thread around one of them. */
function setUp(notes: readonly WireNote[], root: string, failing: readonly string[] = []) {
	const session = testSession();
	const byId = new Map(notes.map(each => [each.id, each]));
	const fails = new Set(failing);
	answerCalls(session.api, (endpoint, params) => {
		if (fails.has(endpoint)) throw new Error('no server');
		const { noteId, untilId } = params as { noteId: string; untilId?: string };
		if (endpoint === 'notes/show') return byId.get(noteId);
		if (endpoint === 'notes/conversation') {
			const above: WireNote[] = [];
			for (let at = byId.get(noteId)?.replyId; at; at = byId.get(at)?.replyId) above.push(byId.get(at) as WireNote);
			return above;
		}
		const replies = notes.filter(each => each.replyId === noteId).toReversed();
		const from = untilId === undefined ? 0 : replies.findIndex(each => each.id === untilId) + 1;
		return replies.slice(from, from + 5);
	});
	const row = byId.get(root);
	if (row) session.entities.ingest([row]);
	const changed = vi.fn();
	const tree = new ThreadTree(session, root, root, changed);
	ends.push(() => tree.end());
	return { session, tree, fails, changed };
}

const said = (rows: readonly Row[]): string[] =>
	rows.map(row => (row.kind === 'thread' ? `${row.depth} ${row.noteId}` : row.kind === 'threadLine' ? row.what : ''));
const loaded = (tree: ThreadTree) => vi.waitFor(() => expect(said(tree.below())).not.toContain('loading'));

const chain = (length: number): WireNote[] =>
	Array.from({ length }, (_, index) =>
		wireNote({
			id: `c${index}`,
			repliesCount: index < length - 1 ? 1 : 0,
			...(index > 0 && { replyId: `c${index - 1}` }),
		}),
	);

describe('an open thread', () => {
	it('has the conversation above, oldest first, and the replies below', async () => {
		const { tree } = setUp(chain(4), 'c2');
		await loaded(tree);
		expect(said(tree.above())).toEqual(['0 c0', '0 c1']);
		expect(said(tree.below())).toEqual(['1 c3', 'fold']);
	});

	it('tells the row that it opens around which note stands above it, by one object', async () => {
		const { tree } = setUp(chain(4), 'c2');
		const row = { kind: 'item', key: 'c2' } as const;
		const around = () => tree.around(row, tree.above().at(-1));
		expect(around()).toBe(row);
		await loaded(tree);
		expect(around()).toEqual({ ...row, aboveId: 'c1' });
		expect(around()).toBe(around());
	});

	it('knows which note above each of its notes answers', async () => {
		const { tree } = setUp(chain(5), 'c2');
		await loaded(tree);
		const answered = [...tree.above(), ...tree.below()].flatMap(row => (row.kind === 'thread' ? [row.aboveId] : []));
		expect(answered).toEqual([undefined, 'c0', 'c2', 'c3']);
	});

	it('goes on elsewhere where it is deep', async () => {
		const { tree } = setUp(chain(DEPTH + 3), 'c0');
		await vi.waitFor(() => expect(said(tree.below())).toContain('continue'));
		expect(said(tree.below())).toEqual(['1 c1', '2 c2', '3 c3', '4 c4', '5 c5', 'continue', 'fold']);
	});

	it('has five replies at a time', async () => {
		const replies = Array.from({ length: 7 }, (_, index) => wireNote({ id: `r${index}`, replyId: 'root' }));
		const { tree } = setUp([wireNote({ id: 'root', repliesCount: 7 }), ...replies], 'root');
		await loaded(tree);
		expect(said(tree.below())).toEqual(['1 r6', '1 r5', '1 r4', '1 r3', '1 r2', 'more', 'fold']);
		tree.more('root');
		await vi.waitFor(() => expect(said(tree.below())).not.toContain('more'));
		expect(said(tree.below()).slice(-3)).toEqual(['1 r1', '1 r0', 'fold']);
	});

	it('says that it could not be fetched, and tries again', async () => {
		const { tree, fails } = setUp(chain(3), 'c1', ['notes/children']);
		await loaded(tree);
		await vi.waitFor(() => expect(said(tree.below())).toContain('failed'));
		expect(said(tree.above())).toEqual(['0 c0']);
		fails.clear();
		tree.retry();
		await vi.waitFor(() => expect(said(tree.below())).toEqual(['1 c2', 'fold']));
	});

	it('takes in what its reader answers, and keeps its rows the same objects', async () => {
		const { session, tree, changed } = setUp(chain(3), 'c1');
		await loaded(tree);
		const [before] = tree.below();
		session.entities.ingest([wireNote({ id: 'mine', replyId: 'c1' })]);
		changed.mockClear();
		appEvents.emit('posted', { session, noteId: 'mine', context: 'new' });
		expect(changed).toHaveBeenCalled();
		expect(said(tree.below())).toEqual(['1 mine', '1 c2', 'fold']);
		expect(tree.below()[1]).toBe(before);
	});

	it('folds muted replies away with what was answered to them, until they are revealed', async () => {
		const { session, tree } = setUp(chain(4), 'c1');
		vi.spyOn(session.wordMutes, 'isEmpty', 'get').mockReturnValue(false);
		vi.spyOn(session.wordMutes, 'prepare').mockResolvedValue();
		vi.spyOn(session.wordMutes, 'verdictOf').mockImplementation(id => (id === 'c2' ? 'soft' : 'none'));
		await loaded(tree);
		expect(said(tree.below())).toEqual(['1 c2', 'fold']);
		expect(tree.below()[0]).toMatchObject({ isMuted: true });
		tree.reveal('c2');
		await vi.waitFor(() => expect(said(tree.below())).toEqual(['1 c2', '2 c3', 'fold']));
	});

	it('holds its notes until it ends', async () => {
		const { session, tree } = setUp(chain(3), 'c1');
		await loaded(tree);
		session.entities.sweep(performance.now() + 60_000);
		session.entities.sweep(performance.now() + 120_000);
		expect(session.entities.note('c2')).toBeDefined();
		tree.end();
		session.entities.sweep(performance.now() + 180_000);
		expect(session.entities.note('c2')).toBeUndefined();
	});
});
