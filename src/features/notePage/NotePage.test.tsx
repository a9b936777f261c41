// @vitest-environment bundled-happy-dom

import { act, cleanup, screen } from '@testing-library/react';
import type { Answers } from '@tests/factories/answerCalls';
import { renderList, servedSession } from '@tests/factories/renderList';
import { wireNote } from '@tests/factories/wireNote';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/api/ApiError';

vi.mock('@/blocks/mfm/prepareMfm', () => ({
	prepareMfm: async () => {},
	shownTexts: () => ({ full: [], simple: [] }),
}));

const note = wireNote({ id: 'note', reactions: { '👍': 40 } });
const answers: Answers = endpoint => (endpoint === 'notes/show' ? note : []);
const settle = () => act(() => new Promise(resolve => setTimeout(resolve, 60)));
const open = (session: ReturnType<typeof servedSession>, tab: string) =>
	renderList({ page: 'note', params: { noteId: 'note', tab } }, session);

afterEach(cleanup);

describe('the page of a note', () => {
	it.each([
		['renotes', 'notes/renotes', 11],
		['reactions', 'notes/reactions', 10],
		['replies', 'notes/children', 5],
	])('asks for its %s as the dialogs do', async (tab, endpoint, limit) => {
		const asked = vi.fn(answers);
		await open(servedSession(asked), tab);
		await settle();
		const call = asked.mock.calls.find(([name]) => name === endpoint);
		expect(call?.[1]).toMatchObject({ limit, allowPartial: true });
	});

	it.each([
		['reply', { replyId: 'note', reply: note }],
		['quote', { renoteId: 'note', renote: note }],
	])('shows a %s below its note without showing the note again', async (_, answered) => {
		const answer = wireNote({ id: 'answer', text: 'as it did yesterday', ...answered });
		const session = servedSession((endpoint, params) =>
			endpoint === 'notes/children' ? [answer] : answers(endpoint, params),
		);
		const { container } = await open(session, 'replies');
		await settle();
		expect(screen.getByText('as it did yesterday')).toBeDefined();
		expect(container.textContent?.match(/Fog lifted/g)).toHaveLength(1);
	});

	it.each([
		['SIGNIN_REQUIRED', 'This note is not visible to you'],
		['NO_SUCH_NOTE', 'Note not found'],
		['RATE_LIMIT_EXCEEDED', 'You are doing this too often.'],
	])('says of %s what it means', async (code, said) => {
		const session = servedSession(() => {
			throw new ApiError('notes/show', 400, { code });
		});
		const { container } = await open(session, 'replies');
		await settle();
		expect(container.textContent).toContain(said);
		expect(screen.queryByText('This note is not visible to you') !== null).toBe(code === 'SIGNIN_REQUIRED');
	});
});
