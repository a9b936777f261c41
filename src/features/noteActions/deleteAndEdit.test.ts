// @vitest-environment bundled-happy-dom
import { draft } from '@tests/factories/draft';
import { file } from '@tests/factories/file';
import { note, poll } from '@tests/factories/note';
import { testSession } from '@tests/factories/renderInSession';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, NetworkError } from '@/api/ApiError';
import { text } from '@/i18n/text';
import { drafts } from '@/stores/drafts';
import { type Intent, intents } from '@/stores/intents';
import * as dialogs from '@/ui/dialog/dialogs';
import { toasts } from '@/ui/toast/toasts';
import { deleteAndEdit } from './deleteNote';

const session = testSession();
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
