// @vitest-environment bundled-happy-dom
import { answerCalls } from '@tests/factories/answerCalls';
import { testSession } from '@tests/factories/renderInSession';
import { wireNote } from '@tests/factories/wireNote';
import { afterEach, expect, it, vi } from 'vitest';
import { columnOf } from '@/domain/deck/deck';
import { Session } from '@/stores/session/Session';
import type { WireNote } from '@/wire/entities';
import { hashtagColumn } from './columns/hashtagColumn';
import { localColumn } from './columns/localColumn';
import { mediaColumn } from './columns/mediaColumn';
import { userNotesColumn } from './columns/userNotesColumn';
import type { TimelineDefinition } from './TimelineDefinition';
import { timelineFeedSource } from './timelineFeed';

const filter = { withReplies: true, withRenotes: true, withSensitive: true, onlyFiles: false };

/** The requests of a local timeline to the API and the stream. */
async function asked(session: Session, { kind, source: wire }: TimelineDefinition) {
	const calls = answerCalls(session.api, () => []);
	const channel = vi.spyOn(session.stream, 'channel');
	const source = timelineFeedSource(session, wire, columnOf(kind, filter), { realtime: true, pollingMs: 1_000 });
	await source.fetch({ limit: 15 }, new AbortController().signal);
	source.live?.({ arrived() {}, poll() {}, gone() {}, catchUp() {} })();
	return [calls.mock.calls[0]?.[1], channel.mock.calls[0]?.[1]];
}

afterEach(() => vi.restoreAllMocks());

it('asks for replies as the member chose', async () => {
	for (const params of await asked(testSession(), localColumn)) expect(params).toMatchObject({ withReplies: true });
});

it.each([localColumn, mediaColumn])('says nothing of replies for visitors: $kind', async definition => {
	const params = await asked(new Session('https://home.example', null), definition);
	expect(params).toHaveLength(2);
	for (const each of params) expect(each).not.toHaveProperty('withReplies');
	for (const each of params) expect(each).toHaveProperty('withRenotes');
});

it('asks again for what no channel of the stream brings, even with realtime on', async () => {
	const session = testSession();
	const opened = vi.spyOn(session.stream, 'channel');
	const column = columnOf('userNotes', filter, { kind: 'user', id: 'mara' });
	const source = timelineFeedSource(session, userNotesColumn.source, column, { realtime: true, pollingMs: 1_000 });
	const poll = vi.fn();
	vi.useFakeTimers();
	const end = source.live?.({ arrived() {}, poll, gone() {}, catchUp() {} });
	vi.advanceTimersByTime(3_500);
	end?.();
	vi.useRealTimers();
	expect(opened).not.toHaveBeenCalled();
	expect(poll).toHaveBeenCalledTimes(3);
});

/** The ids that the column of these hashtags shows, of the notes that the server sends. */
async function shownFor(tags: string, sent: readonly WireNote[]) {
	const session = testSession();
	const calls = answerCalls(session.api, (_, { untilId }) => (untilId === undefined ? sent : []));
	const column = columnOf('hashtag', filter, { kind: 'hashtag', id: tags });
	const source = timelineFeedSource(session, hashtagColumn.source, column, { realtime: true, pollingMs: 1_000 });
	return { ids: await source.fetch({ limit: 15 }, new AbortController().signal), asked: calls.mock.calls[0]?.[1] };
}

it('leaves out notes without all hashtags of a column, as servers heed only the last', async () => {
	const sent = [
		wireNote({ id: 'n3', tags: ['tide', 'fog'] }),
		wireNote({ id: 'n2', tags: ['fog'] }),
		wireNote({ id: 'n1' }),
	];
	const { ids, asked } = await shownFor('Tide fog', sent);
	expect(asked).toMatchObject({ query: [['tide', 'fog']] });
	expect(ids).toEqual(['n3']);
});

it('shows what the server finds for a single hashtag', async () => {
	const { ids, asked } = await shownFor('Tide', [wireNote({ id: 'n1' })]);
	expect(asked).toMatchObject({ tag: 'tide' });
	expect(ids).toEqual(['n1']);
});
