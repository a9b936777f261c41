import { note, renote } from '@tests/factories/note';
import { matchWords } from '@workers/wordMute/matchWords';
import type { MuteRule } from '@workers/wordMute/wordMute.protocol';
import { describe, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { toMe } from '@/api/toMe';
import type { Me } from '@/domain/account/Me';
import type { Note } from '@/domain/note/Note';
import { WordMutes } from './WordMutes';

const meWith = (mutedWords: readonly MuteRule[], hardMutedWords: readonly MuteRule[] = []) =>
	toMe({ id: 'me', mutedWords, hardMutedWords }, null);

function setUp(notes: readonly Note[], me: Me, hostile: readonly MuteRule[] = []) {
	const state = createStore<{ me: Me | null }>(() => ({ me }));
	const match = vi.fn(async (rules: readonly MuteRule[], texts: readonly string[]) => ({
		matches: matchWords(
			rules.map(rule => (hostile.includes(rule) ? [] : rule)),
			texts,
		),
		hostile: rules.filter(rule => hostile.includes(rule)),
	}));
	const byId = new Map(notes.map(each => [each.id, each]));
	const mutes = new WordMutes({ noteOf: id => byId.get(id), me: state, loadMatcher: async () => ({ match }) });
	return { mutes, state, match };
}

const said = (id: string, text: string, more: Partial<Note> = {}) => note({ id, userId: 'other', text, ...more });

describe('muted words', () => {
	it('ask nobody while there are none', async () => {
		const { mutes, match } = setUp([said('a', 'x')], meWith([]));
		await mutes.prepare(['a']);
		expect(match).not.toHaveBeenCalled();
		expect(mutes.verdictOf('a')).toBe('none');
	});

	it('hide softly or wholly, by text, warning and what a note shows of others', async () => {
		const notes = [
			said('a', 'a spoiler'),
			said('b', 'the worst'),
			said('c', 'fine'),
			said('d', 'look', { cw: 'Spoiler' }),
			said('e', 'so true', { renoteId: 'a' }),
			said('f', 'indeed', { replyId: 'b' }),
			said('mine', 'my spoiler', { userId: 'me' }),
			said('answer', 'but why', { userId: 'me', replyId: 'a' }),
		];
		const { mutes } = setUp(notes, meWith([['spoiler']], ['/worst/']));
		await mutes.prepare(notes.map(each => each.id));
		expect(notes.map(each => mutes.verdictOf(each.id))).toEqual([
			...['soft', 'hard', 'none', 'soft'],
			...['soft', 'hard', 'none', 'none'],
		]);
	});

	it('say of a note that was not looked at that nothing is known of it', async () => {
		const { mutes, state } = setUp([said('a', 'tea'), said('b', '')], meWith([['coffee']]));
		expect(['a', 'b'].map(id => mutes.verdictOf(id))).toEqual(['unknown', 'none']);
		await mutes.prepare(['a']);
		expect(mutes.verdictOf('a')).toBe('none');
		state.setState({ me: meWith([['tea']]) });
		expect(mutes.verdictOf('a')).toBe('unknown');
	});

	it('count what a renoted note quotes, as its card shows it', async () => {
		const notes = [
			said('quoted', 'the worst'),
			said('quote', 'look', { renoteId: 'quoted' }),
			renote(said('quote', ''), { id: 'renote', userId: 'other' }),
		];
		const { mutes } = setUp(notes, meWith([], [['worst']]));
		await mutes.prepare(['renote']);
		expect(mutes.verdictOf('renote')).toBe('hard');
	});

	it('let an answer stand by its own words below what it answers', async () => {
		const notes = [said('a', 'a spoiler'), said('b', 'indeed', { replyId: 'a' })];
		const { mutes } = setUp(notes, meWith([['spoiler']]));
		await mutes.prepare(['a', 'b']);
		expect(mutes.verdictOf('b')).toBe('soft');
		expect(mutes.verdictOf('b', true)).toBe('none');
	});

	it('are asked again once the rules change', async () => {
		const { mutes, state } = setUp([said('a', 'tea')], meWith([['coffee']]));
		await mutes.prepare(['a']);
		const { version } = mutes.version.getState();
		state.setState({ me: meWith([['tea']]) });
		expect(mutes.version.getState().version).toBeGreaterThan(version);
		await mutes.prepare(['a']);
		expect(mutes.verdictOf('a')).toBe('soft');
	});

	it('switch off a rule that hangs, tell it once, and show the note', async () => {
		const hostile = '/(a+)+$/';
		const told = vi.fn();
		const { mutes, match } = setUp([said('a', 'aaaa!'), said('b', 'b')], meWith([hostile, ['b']]), [hostile]);
		mutes.events.on('switchedOff', told);
		await mutes.prepare(['a']);
		await mutes.prepare(['b']);
		expect(mutes.verdictOf('a')).toBe('none');
		expect(mutes.verdictOf('b')).toBe('soft');
		expect(told).toHaveBeenCalledExactlyOnceWith({ rule: hostile });
		expect(match.mock.lastCall?.[0]).toEqual([['b']]);
	});
});
