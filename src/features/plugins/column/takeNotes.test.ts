// @vitest-environment bundled-happy-dom
import { answerCalls } from '@tests/factories/answerCalls';
import { testSession } from '@tests/factories/renderInSession';
import { wireNote } from '@tests/factories/wireNote';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError, NetworkError } from '@/api/ApiError';
import type { Session } from '@/stores/session/Session';
import { takeNotes } from './takeNotes';

const { signal } = new AbortController();
let session: Session;
beforeEach(() => {
	session = testSession();
});

const answer = (answers: (noteId: string) => unknown) =>
	answerCalls(session.api, (_endpoint, { noteId }) => answers(String(noteId)));
const refuse = (code: string) => {
	throw new ApiError('notes/show', 400, { code });
};
const take = (...ids: readonly string[]) => takeNotes(session, ids, signal);

it('asks the server for those that aren’t known, and for nothing else', async () => {
	session.entities.ingest([wireNote({ id: 'b', text: 'known' })]);
	const asked = answer(id => wireNote({ id, text: 'as the server has it' }));
	expect(await take('a', 'b', 'c')).toEqual(['a', 'b', 'c']);
	expect(asked.mock.calls.map(([endpoint, params]) => [endpoint, params])).toEqual([
		['notes/show', { noteId: 'a' }],
		['notes/show', { noteId: 'c' }],
	]);
	expect(session.entities.note('a')?.text).toBe('as the server has it');
});

it('asks for four at once', async () => {
	let [running, most] = [0, 0];
	answer(async id => {
		most = Math.max(most, ++running);
		await Promise.resolve();
		running--;
		return wireNote({ id });
	});
	const ids = Array.from({ length: 30 }, (_, index) => `n${index}`);
	expect(await take(...ids)).toEqual(ids);
	expect(most).toBe(4);
});

it('leaves out those that are gone, or not for the reader', async () => {
	const refusals = new Map([
		['gone', 'NO_SUCH_NOTE'],
		['odd', 'INVALID_PARAM'],
		['closed', 'SIGNIN_REQUIRED'],
	]);
	answer(id => (refusals.has(id) ? refuse(refusals.get(id) ?? '') : wireNote({ id })));
	expect(await take('a', 'gone', 'odd', 'closed', 'b')).toEqual(['a', 'b']);
	// A server that answers with another note than the one asked for has none of that id.
	answer(() => wireNote({ id: 'other' }));
	expect(await take('c')).toEqual([]);
});

it('leaves out those that were deleted since they were known, and those that come without their content', async () => {
	session.entities.ingest([wireNote({ id: 'a' }), wireNote({ id: 'b' })]);
	session.entities.patchNote('a', note => ({ ...note, isDeleted: true }));
	answer(id => wireNote({ id, text: null, isHidden: true }));
	expect(await take('a', 'b', 'secret')).toEqual(['b']);
});

it.each([new NetworkError('notes/show', 'away'), new ApiError('notes/show', 429, { code: 'RATE_LIMIT_EXCEEDED' })])(
	'fails where the server can’t be asked: %s',
	async error => {
		const asked = answer(() => Promise.reject(error));
		const ids = Array.from({ length: 30 }, (_, index) => `n${index}`);
		await expect(take(...ids)).rejects.toBe(error);
		expect(asked.mock.calls.length).toBeLessThanOrEqual(4);
	},
);

it('keeps what is known until the list holds it', async () => {
	vi.useFakeTimers({ toFake: ['setTimeout'] });
	session.entities.ingest([wireNote({ id: 'a' })]);
	await take('a');
	for (const later of [60_000, 120_000]) session.entities.sweep(performance.now() + later);
	expect(session.entities.note('a')).toBeDefined();
	vi.advanceTimersByTime(10_000);
	session.entities.sweep(performance.now() + 180_000);
	expect(session.entities.note('a')).toBeUndefined();
	vi.useRealTimers();
});
