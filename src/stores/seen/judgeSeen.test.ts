// @vitest-environment bundled-happy-dom
import { testSession } from '@tests/factories/renderInSession';
import { seenNote } from '@tests/factories/seenNote';
import { matchWords } from '@workers/wordMute/matchWords';
import { wordMuteClient } from '@workers/wordMute/wordMute.client';
import { afterEach, expect, it, vi } from 'vitest';
import { toMe } from '@/api/toMe';
import { judgeSeen } from './judgeSeen';

afterEach(() => {
	vi.restoreAllMocks();
});

it('asks no more for a regex that took too long, here or in a timeline', async () => {
	const slow = ['/(a+)+$/', '/(b+)+$/'];
	const match = vi.spyOn(wordMuteClient, 'match').mockImplementation(async (rules, texts) => ({
		matches: matchWords(
			rules.map(rule => (rule === slow[0] ? [] : rule)),
			texts,
		),
		hostile: rules.filter(rule => rule === slow[0]),
	}));
	const session = testSession();
	const me = toMe({ id: 'me', hardMutedWords: slow, mutedWords: [['tide']] }, null);
	session.me.setState({ me });
	session.wordMutes.switchOff(['/(b+)+$/']);
	const notes = [seenNote({ text: 'bbb' }), seenNote({ text: 'tide' }), seenNote({ text: 'tide', userId: 'me' })];
	expect(await judgeSeen(session, notes)).toEqual(['none', 'soft', 'none']);
	expect(await judgeSeen(session, notes)).toEqual(['none', 'soft', 'none']);
	expect(match.mock.calls.map(([rules]) => rules)).toEqual([[slow[0], ['tide']], [['tide']]]);
	session.me.setState({ me: me && { ...me, mutedWords: [] } });
	await judgeSeen(session, notes);
	expect(match.mock.lastCall?.[0]).toEqual(slow);
});
