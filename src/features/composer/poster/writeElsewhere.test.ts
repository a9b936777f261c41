// @vitest-environment bundled-happy-dom
import { draft } from '@tests/factories/draft';
import { file } from '@tests/factories/file';
import { memoryDatabase } from '@tests/factories/memoryDatabase';
import { testSession } from '@tests/factories/renderInSession';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Draft } from '@/domain/draft/Draft';
import { drafts } from '@/stores/drafts';
import { accounts, type StoredAccount } from '@/stores/session/accounts';
import { sessionOf } from '@/stores/session/sessions';
import * as dialogs from '@/ui/dialog/dialogs';
import { contextOf } from '../ComposeRequest';
import * as copying from '../files/uploadAgain';
import { composerQueue } from '../files/useComposerUploads';
import { writeElsewhere } from './writeElsewhere';

const database = memoryDatabase();
vi.mock('@/platform/localDatabase', () => ({ localDatabase: async () => database }));
vi.mock('@/stores/session/startSession', () => ({ startSession: () => ({ main: null, stop: () => {} }) }));

const own = testSession();
const request = { session: own };
const away: StoredAccount = {
	...{ origin: 'https://away.example', host: 'away.example', id: 'rin', username: 'rin', name: null, avatarUrl: null },
	token: 'token',
};
const poll = { choices: ['Teak', 'Pine'], multiple: true, expiresAt: null, expiredAfter: 3_600_000 };
const written = draft({
	...{ text: 'High water', useCw: true, cw: 'floods', visibility: 'followers', localOnly: true, poll },
	...{ reactionAcceptance: 'likeOnly', quoteId: 'n1', postAs: 'home.example/other' },
});
const answer = (value: string | undefined) => vi.spyOn(dialogs, 'ask').mockResolvedValue(value);

async function elsewhere(change: Partial<Draft> = {}): Promise<Draft | null | undefined> {
	const wanted = await writeElsewhere({ request, poster: own, account: away, draft: { ...written, ...change } });
	return wanted && drafts.get(drafts.keyOf(wanted.session.key, contextOf(wanted)));
}

beforeEach(() => accounts.setState({ all: [away], current: null }));
afterEach(() => {
	vi.restoreAllMocks();
	composerQueue(request, own).removeAll();
	localStorage.clear();
});

describe('a note that goes on with an account of another server', () => {
	it('takes along all that means something there', async () => {
		const ask = answer(undefined);
		expect(await elsewhere()).toMatchObject({
			...{ text: 'High water', useCw: true, cw: 'floods', visibility: 'followers', localOnly: true, poll },
			reactionAcceptance: 'likeOnly',
		});
		expect(ask).not.toHaveBeenCalled();
	});

	it('leaves behind what only this server knows, and is never for more people than before', async () => {
		answer(undefined);
		expect(await elsewhere({ visibility: 'specified', visibleUserIds: ['u1'] })).toMatchObject({
			...{ visibility: 'specified', visibleUserIds: [], quoteId: null, postAs: null },
		});
	});

	it('has its files uploaded again where that is wanted, by what this server has of them', async () => {
		answer('upload');
		const copy = file({ id: 'copy', userId: 'rin' });
		const again = vi.spyOn(copying, 'uploadAgain').mockResolvedValue([copy]);
		const attached = file({ id: 'mine' });
		expect((await elsewhere({ files: [attached] }))?.files).toEqual([copy]);
		expect(again).toHaveBeenCalledWith(sessionOf(away), [attached], own);
	});

	it('says which files are left out, where they are', async () => {
		const ask = answer('leave');
		const files = [file({ name: 'quay.jpg' }), file({ name: 'sea.jpg' })];
		expect((await elsewhere({ files }))?.files).toEqual([]);
		expect(ask.mock.lastCall?.[0].text).toContain('quay.jpg');
		expect(ask.mock.lastCall?.[0].text).toContain('sea.jpg');
	});

	it('stays here where the question is left without an answer, or a file can’t be had', async () => {
		answer(undefined);
		expect(await elsewhere({ files: [file()] })).toBeNull();
		answer('upload');
		vi.spyOn(copying, 'uploadAgain').mockResolvedValue(null);
		expect(await elsewhere({ files: [file()] })).toBeNull();
		expect(drafts.list('away.example/rin')).toEqual([]);
	});

	it('has with it what has not gone up yet', async () => {
		answer(undefined);
		composerQueue(request, own).add([new File(['log'], 'log.txt', { type: 'text/plain' })]);
		const wanted = await writeElsewhere({ request, poster: own, account: away, draft: written });
		if (!wanted) throw new Error('It stayed here.');
		expect(composerQueue(wanted, wanted.session).items.map(({ name }) => name)).toEqual(['log.txt']);
		expect(composerQueue(request, own).items).toEqual([]);
		composerQueue(wanted, wanted.session).removeAll();
	});
});
