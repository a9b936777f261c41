// @vitest-environment bundled-happy-dom

import { answerCalls } from '@tests/factories/answerCalls';
import { memoryDatabase } from '@tests/factories/memoryDatabase';
import { testSession } from '@tests/factories/renderInSession';
import { uploadItem } from '@tests/factories/uploadItem';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NetworkError } from '@/api/ApiError';
import type { Draft } from '@/domain/draft/Draft';
import { drafts } from '@/stores/drafts';
import { type Intent, intents } from '@/stores/intents';
import { outboxOf } from '@/stores/outbox/outboxes';
import { accounts } from '@/stores/session/accounts';
import type { Session } from '@/stores/session/Session';
import { keptUploads } from '@/stores/uploads/keptUploads';
import { uploadQueues } from '@/stores/uploads/uploadQueues';
import { confirm } from '@/ui/dialog/dialogs';
import { toasts } from '@/ui/toast/toasts';
import { returnToComposer } from './returnToComposer';

let started: Session | undefined;
vi.mock('@/stores/session/sessions', async original => {
	const real = await original<typeof import('@/stores/session/sessions')>();
	return { ...real, sessionByKey: (key: string) => started ?? real.sessionByKey(key) };
});
vi.mock('@/ui/dialog/dialogs', async original => ({
	...(await original<typeof import('@/ui/dialog/dialogs')>()),
	confirm: vi.fn(),
}));
const database = memoryDatabase();
vi.mock('@/platform/localDatabase', () => ({ localDatabase: async () => database }));
vi.mock('@/stores/session/startSession', () => ({ startSession: () => ({ main: null, stop() {} }) }));

const draft: Draft = {
	text: 'better not',
	useCw: true,
	cw: 'haste',
	visibility: 'home',
	localOnly: true,
	files: [],
	poll: null,
	visibleUserIds: [],
	quoteId: null,
	reactionAcceptance: 'likeOnly',
	updatedAt: 7,
};
const session = testSession();
const keyOf = (context: string) => drafts.keyOf(session.key, context);
const asked: Intent[] = [];
let end: () => void;

beforeEach(() => {
	localStorage.clear();
	asked.length = 0;
	started = undefined;
	end = intents.listen(intent => asked.push(intent));
});
afterEach(() => {
	end();
	accounts.setState({ all: [] });
	vi.restoreAllMocks();
});

async function held(context = 'new', posted = draft) {
	const item = { draftsOf: session.key, context, draft: posted, target: { replyTo: 'n1', about: '@ben' }, payload: {} };
	const outcome = await outboxOf(session).post(item, 60_000, () => {});
	if (outcome.kind !== 'held') throw new Error('It should be held.');
	return outcome.entry.id;
}

it('opens the composer of the note’s context, with all that it had', async () => {
	await returnToComposer(session, await held('reply:n1'));
	expect(asked).toMatchObject([{ kind: 'compose', context: 'reply:n1', replyTo: 'n1' }]);
	expect(drafts.get(keyOf('reply:n1'))).toMatchObject({ ...draft, target: { replyTo: 'n1', about: '@ben' } });
	expect(outboxOf(session).entries).toEqual([]);
});

it('does not write over what was begun there meanwhile', async () => {
	const id = await held();
	drafts.set(keyOf('new'), { ...draft, text: 'another thought' }, {});
	await returnToComposer(session, id);
	expect(drafts.get(keyOf('new'))?.text).toBe('another thought');
	expect(asked).toMatchObject([{ context: `kept:${id}` }]);
	expect(drafts.get(keyOf(`kept:${id}`))?.text).toBe('better not');
});

it('stores it as a version of its own, which forms that know the one before take', async () => {
	const before = { ...draft, version: 'before', madeOf: ['first'], letters: { text: [], cw: [] } };
	await returnToComposer(session, await held('new', before));
	const kept = drafts.get(keyOf('new'));
	expect(kept?.text).toBe('better not');
	expect(kept?.version).not.toBe('before');
	expect(kept?.letters).toBeUndefined();
});

it('puts files that have not gone up into the form’s queue, which shows them if it is there already', async () => {
	const queue = uploadQueues.ofNote(session, 'new', session.key, () => {});
	await queue.restore();
	const files = [{ ...uploadItem({ caption: 'a quay' }), place: 1 }];
	const item = { draftsOf: session.key, context: 'new', draft, target: {}, payload: {} };
	const outcome = await outboxOf(session).post({ ...item, uploads: { queue: queue.key, files } }, 60_000, () => {});
	if (outcome.kind !== 'held') throw new Error('It should be held.');
	expect(queue.items).toEqual([]);
	await returnToComposer(session, outcome.entry.id);
	expect(queue.items).toMatchObject([{ name: 'sea.jpg', caption: 'a quay' }]);
});

describe('of a note that was written in the form of another account', () => {
	const writer = { id: 'rin', origin: 'https://home.example', host: 'home.example', username: 'rin' };
	const writerKey = 'home.example/rin';

	async function heldWithFile() {
		const queue = uploadQueues.ofNote(session, 'channel:c1', writerKey, () => {});
		await queue.restore();
		const files = [{ ...uploadItem({ caption: 'a quay' }), place: 1 }];
		const posted = { ...draft, postAs: session.key };
		const item = { draftsOf: writerKey, context: 'channel:c1', draft: posted, target: {}, payload: {} };
		const outcome = await outboxOf(session).post({ ...item, uploads: { queue: queue.key, files } }, 60_000, () => {});
		if (outcome.kind !== 'held') throw new Error('It should be held.');
		return outcome.entry.id;
	}

	it('opens that form again, where the same account posts', async () => {
		accounts.setState({ all: [{ ...writer, name: null, avatarUrl: null, token: 't' }] });
		await returnToComposer(session, await heldWithFile());
		expect(asked).toMatchObject([{ session: { key: writerKey }, context: 'channel:c1' }]);
		expect(drafts.get(drafts.keyOf(writerKey, 'channel:c1'))).toMatchObject({
			text: 'better not',
			postAs: session.key,
		});
		expect(await keptUploads.of(`${session.key}:channel:c1@${writerKey}`)).toMatchObject([{ name: 'sea.jpg' }]);
	});

	it('opens the form of the account that posts, with all that it had, if the other one has left', async () => {
		await returnToComposer(session, await heldWithFile());
		expect(asked).toMatchObject([{ session: { key: session.key }, context: 'channel:c1' }]);
		expect(drafts.get(keyOf('channel:c1'))).toMatchObject({ text: 'better not', postAs: null });
		expect(drafts.get(drafts.keyOf(writerKey, 'channel:c1'))).toBeUndefined();
		expect(await keptUploads.of(`${session.key}:channel:c1`)).toMatchObject([{ name: 'sea.jpg', caption: 'a quay' }]);
	});
});

it('leaves the note where it is if the device has no room for the draft', async () => {
	const id = await held();
	vi.spyOn(drafts, 'set').mockReturnValue(false);
	await expect(returnToComposer(session, id)).rejects.toThrow();
	expect(outboxOf(session).entries.map(entry => entry.id)).toEqual([id]);
	expect(asked).toEqual([]);
});

it('says so where it comes too late', async () => {
	await returnToComposer(session, 'gone');
	expect(toasts.shown().at(-1)?.text).toBe('Already posted');
	expect(asked).toEqual([]);
});

it('asks first where the note may have been posted and that can’t be found out', async () => {
	started = session;
	answerCalls(session.api, endpoint => {
		throw new NetworkError(endpoint, new Error('lost'));
	});
	const outbox = outboxOf(session);
	const item = { draftsOf: session.key, context: 'new', draft, target: {}, payload: { text: 'better not' } };
	const outcome = await outbox.post(item, 0, () => {});
	const id = outcome.kind === 'later' ? outcome.entry.id : '';
	const state = () => outbox.entries.find(entry => entry.id === id)?.state;
	expect(state()).toBe('unknown');
	vi.mocked(confirm).mockResolvedValueOnce(false);
	await returnToComposer(session, id);
	expect(confirm).toHaveBeenCalledTimes(1);
	expect(state()).toBe('unknown');
	expect(asked).toEqual([]);
	vi.mocked(confirm).mockResolvedValueOnce(true);
	await returnToComposer(session, id);
	expect(state()).toBeUndefined();
	expect(asked).toMatchObject([{ kind: 'compose' }]);
});
