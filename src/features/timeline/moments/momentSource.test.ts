// @vitest-environment bundled-happy-dom
import { answerCalls } from '@tests/factories/answerCalls';
import { testSession } from '@tests/factories/renderInSession';
import { wireNote } from '@tests/factories/wireNote';
import { afterEach, expect, it, vi } from 'vitest';
import { columnOf } from '@/domain/deck/deck';
import { Session } from '@/stores/session/Session';
import { localColumn } from '../columns/localColumn';
import { mentionsColumn } from '../columns/mentionsColumn';
import type { TimelineDefinition } from '../TimelineDefinition';
import { momentSource } from './momentSource';

const filter = { withReplies: true, withRenotes: true, withSensitive: true, onlyFiles: false };
const signal = new AbortController().signal;
const AT = Date.parse('2026-05-01T12:00:00Z');
const MINUTE_MS = 60_000;

afterEach(() => vi.restoreAllMocks());

/** A timeline at the moment, of which each page has one note, some minutes older than that of the page before. */
function timelineAt({ kind, source }: TimelineDefinition, minutesAPage: number, session = testSession()) {
	let page = 0;
	const calls = answerCalls(session.api, () => {
		page++;
		const createdAt = new Date(AT + 5 * MINUTE_MS - page * minutesAPage * MINUTE_MS).toISOString();
		return [wireNote({ id: `n${page}`, createdAt })];
	});
	const tooFar = vi.fn();
	const channel = vi.spyOn(session.stream, 'channel');
	const feed = momentSource(session, source, columnOf(kind, filter), AT, tooFar);
	return { feed, tooFar, channel, params: () => calls.mock.calls.map(([, params]) => params) };
}

it('asks for the notes before the moment where the server knows it, then for older ones', async () => {
	const { feed, params } = timelineAt(localColumn, 10);
	expect(await feed.fetch({ limit: 15 }, signal)).toEqual(['n1']);
	await feed.fetch({ limit: 30, untilId: 'n1' }, signal);
	expect(params()[0]).toMatchObject({ limit: 15, untilDate: AT, withReplies: true });
	expect(params()[1]).toMatchObject({ limit: 30, untilId: 'n1' });
	expect(params()[1]).not.toHaveProperty('untilDate');
});

it('shows visitors no replies to others, as the timeline doesn’t', async () => {
	const { feed, params } = timelineAt(localColumn, 10, new Session('https://home.example', null));
	await feed.fetch({ limit: 15 }, signal);
	await feed.fetch({ limit: 30, untilId: 'n1' }, signal);
	for (const asked of params()) expect(asked).not.toHaveProperty('withReplies');
});

it('reads back to the moment elsewhere', async () => {
	const { feed, tooFar, params } = timelineAt(mentionsColumn, 2);
	expect(await feed.fetch({ limit: 15 }, signal)).toEqual(['n3']);
	expect(params()).toHaveLength(3);
	expect(params()[2]).toMatchObject({ untilId: 'n2' });
	expect(tooFar).not.toHaveBeenCalled();
});

it('gives up after ten pages, and says so', async () => {
	const { feed, tooFar, params } = timelineAt(mentionsColumn, 0);
	expect(await feed.fetch({ limit: 15 }, signal)).toEqual([]);
	expect(params()).toHaveLength(10);
	expect(tooFar).toHaveBeenCalledOnce();
});

it('listens to nothing new, and keeps nothing for times without a connection', () => {
	const { feed, channel } = timelineAt(localColumn, 10);
	feed.live?.({ arrived() {}, poll() {}, gone() {}, catchUp() {} })();
	expect(channel).not.toHaveBeenCalled();
	expect(feed.copy).toBeUndefined();
});
