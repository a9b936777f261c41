// @vitest-environment bundled-happy-dom
import { answerCalls } from '@tests/factories/answerCalls';
import { draft } from '@tests/factories/draft';
import { file } from '@tests/factories/file';
import { note, poll } from '@tests/factories/note';
import { testSession } from '@tests/factories/renderInSession';
import { wireNote } from '@tests/factories/wireNote';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, NetworkError } from '@/api/ApiError';
import { text } from '@/i18n/text';
import { drafts } from '@/stores/drafts';
import { type Intent, intents } from '@/stores/intents';
import * as dialogs from '@/ui/dialog/dialogs';
import { toasts } from '@/ui/toast/toasts';
import { deleteAndEdit } from './deleteNote';

let session = testSession();
const said = note({
	id: 'n1',
	text: 'Which way?',
	cw: 'a decision',
	visibility: 'followers',
	files: [file()],
	poll: poll({ North: 3, South: 1 }),
	replyId: 'asked',
});
const asked: Intent[] = [];
let end: () => void;
const kept = () => drafts.list(session.key);

beforeEach(() => {
	localStorage.clear();
	session = testSession();
	asked.length = 0;
	end = intents.listen(intent => asked.push(intent));
	vi.spyOn(dialogs, 'confirm').mockResolvedValue(true);
	vi.spyOn(dialogs, 'alert').mockResolvedValue(undefined);
});
afterEach(() => {
	end();
	vi.restoreAllMocks();
});

describe('delete and edit', () => {
	it('keeps the whole note as a draft before the server is asked, and opens that', async () => {
		let before = kept();
		vi.spyOn(session.api, 'call').mockImplementation(async () => {
			before = kept();
		});
		await deleteAndEdit(session, said);
		expect(before).toMatchObject([
			{
				context: 'rewrite:n1',
				draft: {
					text: 'Which way?',
					cw: 'a decision',
					visibility: 'followers',
					files: said.files,
					poll: { choices: ['North', 'South'] },
					target: { replyTo: 'asked' },
				},
			},
		]);
		expect(asked).toMatchObject([{ kind: 'compose', context: 'rewrite:n1', replyTo: 'asked' }]);
	});

	it('asks for the poll of a note that only a reply to it has shown', async () => {
		const wire = wireNote({ id: 'n2', poll: { choices: [{ text: 'North' }, { text: 'South' }] } });
		const call = answerCalls(session.api, endpoint => (endpoint === 'notes/show' ? wire : undefined));
		await deleteAndEdit(session, note({ id: 'n2', poll: null }));
		expect(call.mock.calls.map(([endpoint]) => endpoint)).toEqual(['notes/show', 'notes/delete']);
		expect(kept()).toMatchObject([{ context: 'rewrite:n2', draft: { poll: { choices: ['North', 'South'] } } }]);
	});

	it('deletes nothing where it cannot know whether there is a poll', async () => {
		const call = answerCalls(session.api, endpoint => {
			throw new NetworkError(endpoint, 'gone');
		});
		await deleteAndEdit(session, note({ id: 'n3', poll: null }));
		expect(call).toHaveBeenCalledOnce();
		expect(kept()).toEqual([]);
		expect(asked).toEqual([]);
	});

	it('takes the draft away again where the server refuses', async () => {
		vi.spyOn(session.api, 'call').mockRejectedValue(new ApiError('notes/delete', 403, { code: 'ACCESS_DENIED' }));
		await deleteAndEdit(session, said);
		expect(kept()).toEqual([]);
		expect(asked).toEqual([]);
	});

	it('keeps the draft where no answer came, and tells of it', async () => {
		vi.spyOn(session.api, 'call').mockRejectedValue(new NetworkError('notes/delete', 'gone'));
		await deleteAndEdit(session, said);
		expect(kept()).toMatchObject([{ context: 'rewrite:n1', draft: { text: 'Which way?' } }]);
		expect(toasts.shown().map(each => each.text)).toContain(text.drafts.rewriteKept);
	});

	it('goes on where the note was gone already: an earlier answer was lost', async () => {
		vi.spyOn(session.api, 'call').mockRejectedValue(new ApiError('notes/delete', 400, { code: 'NO_SUCH_NOTE' }));
		await deleteAndEdit(session, said);
		expect(asked).toMatchObject([{ kind: 'compose', context: 'rewrite:n1' }]);
	});

	it('does not delete what this device can’t keep', async () => {
		const call = vi.spyOn(session.api, 'call').mockResolvedValue(undefined);
		vi.spyOn(drafts, 'set').mockReturnValue(false);
		await deleteAndEdit(session, said);
		expect(call).not.toHaveBeenCalled();
	});

	it('never writes over an older draft of the same note', async () => {
		vi.spyOn(session.api, 'call').mockResolvedValue(undefined);
		const key = drafts.keyOf(session.key, 'rewrite:n1');
		drafts.set(key, draft({ text: 'changed already' }), {});
		await deleteAndEdit(session, said);
		expect(
			kept()
				.map(each => each.draft.text)
				.sort(),
		).toEqual(['Which way?', 'changed already']);
		expect(drafts.get(key)?.text).toBe('changed already');
		expect(toasts.shown().map(each => each.text)).toContain(text.drafts.olderKept);
	});
});
