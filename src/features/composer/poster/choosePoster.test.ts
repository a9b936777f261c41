// @vitest-environment bundled-happy-dom
import { draft } from '@tests/factories/draft';
import { file } from '@tests/factories/file';
import { testSession } from '@tests/factories/renderInSession';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Me } from '@/domain/account/Me';
import type { Draft } from '@/domain/draft/Draft';
import * as sessions from '@/stores/session/sessions';
import * as dialogs from '@/ui/dialog/dialogs';
import { allowedDraft } from '../draft/allowedDraft';
import * as copying from '../files/uploadAgain';
import { choosePoster } from './choosePoster';

const own = testSession();
const account = { ...own.account, id: 'other', username: 'other' } as NonNullable<typeof own.account>;
const [mine, nobodys, others] = [file({ userId: 'me' }), file({ userId: null }), file({ userId: 'other' })];
const choose = (files: Draft['files'] = []) =>
	choosePoster({ own, poster: own, account, draft: draft({ text: 'words', files }) });
const answer = (value: string | undefined) => vi.spyOn(dialogs, 'ask').mockResolvedValue(value);

afterEach(() => vi.restoreAllMocks());

describe('who posts', () => {
	it('changes without a question where no file is in the way', async () => {
		const ask = answer(undefined);
		expect(await choose([others])).toEqual({ postAs: 'home.example/other' });
		expect(ask).not.toHaveBeenCalled();
	});

	it('is nobody in particular again once it is whose form it is', async () => {
		const back = await choosePoster({
			own,
			poster: own,
			account: own.account ?? account,
			draft: draft({ files: [mine] }),
		});
		expect(back).toEqual({ postAs: null });
	});

	it('stays where the question about files is left without an answer', async () => {
		answer(undefined);
		expect(await choose([mine])).toBeNull();
	});

	it('takes the others’ files off, or copies of them along, in their places', async () => {
		answer('detach');
		expect(await choose([mine, others, nobodys])).toEqual({ postAs: 'home.example/other', files: [others] });
		answer('upload');
		vi.spyOn(sessions, 'sessionOf').mockReturnValue(testSession());
		const copies = [file({ userId: 'other' }), file({ userId: 'other' })];
		const copy = vi.spyOn(copying, 'uploadAgain').mockResolvedValue(copies);
		expect(await choose([mine, others, nobodys])).toMatchObject({ files: [copies[0], others, copies[1]] });
		expect(copy.mock.calls[0]?.[1].map(({ id }) => id)).toEqual([mine.id, nobodys.id]);
		copy.mockResolvedValue(null);
		expect(await choose([mine])).toBeNull();
	});

	it('narrows what they may not post publicly, but in channels', () => {
		const me = { isSilenced: true, policies: { canPublicNote: true } } as Me;
		expect(allowedDraft(draft(), me, false).visibility).toBe('home');
		expect(allowedDraft(draft(), me, true).visibility).toBe('public');
		expect(allowedDraft(draft(), null, false).visibility).toBe('public');
	});
});
