// @vitest-environment bundled-happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { draft } from '@tests/factories/draft';
import { memoryDatabase } from '@tests/factories/memoryDatabase';
import { renderInSession } from '@tests/factories/renderInSession';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ERROR_IDS } from '@/api/errorIds';
import { reportUploadFailures } from '@/blocks/uploads/reportUploadFailures';
import { loadMiAuthPage } from '@/features/consent';
import { text } from '@/i18n/text';
import { setAnimations } from '@/platform/reducedMotion';
import { saveFile } from '@/platform/saveFile';
import { drafts } from '@/stores/drafts';
import { unreadableAccounts } from '@/stores/session/accountEnds';
import { accounts, type StoredAccount } from '@/stores/session/accounts';
import { Session } from '@/stores/session/Session';
import { readKept } from '@/stores/uploads/keptUploads';
import { UploadQueue } from '@/stores/uploads/UploadQueue';
import { OverlayHost } from '@/ui/overlay/OverlayHost';
import { overlays } from '@/ui/overlay/overlays';
import { switchAccount } from './switchAccount';
import { watchAccounts } from './watchAccounts';

const database = memoryDatabase();
vi.mock('@/platform/localDatabase', () => ({ localDatabase: async () => database }));
vi.mock('@/platform/saveFile', () => ({ saveFile: vi.fn() }));
vi.mock('./switchAccount', () => ({ switchAccount: vi.fn() }));

/** The first test also waits for the code that tells of an end, which comes late. */
const LOADED = { timeout: 10_000 };
let count = 0;
let mara: StoredAccount;
let session: Session;
let stop = () => {};
const account = (id: string): StoredAccount => ({
	...{ origin: `https://s${count}.example`, host: `s${count}.example`, id, username: id, name: null, avatarUrl: null },
	token: id,
});
const key = () => `${mara.host}/${mara.id}`;

/** The accounts of this device; the first one is the page's. */
function holds(...all: StoredAccount[]) {
	localStorage.setItem('accounts', JSON.stringify(all));
	localStorage.setItem('account', JSON.stringify(all[0]));
	accounts.setState({ all, current: all[0] ?? null });
}

const writes = (words: string) => drafts.set(drafts.keyOf(key(), 'new'), draft({ text: words }), {});
const draftsOf = (sessionKey: string) => drafts.list(sessionKey).map(({ draft: { text: words } }) => words);
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

/** The server refuses every call from now on. */
function refuses(id: string, status = 401) {
	const refusal = { error: { id, code: 'X', message: 'No.' } };
	vi.stubGlobal('fetch', async () => new Response(JSON.stringify(refusal), { status }));
}

/** An upload that the server refuses. */
class RefusedUpload {
	static refusal = {};
	upload = {};
	status = 403;
	responseText = JSON.stringify({ error: RefusedUpload.refusal });
	onload = () => {};
	open() {}
	send() {
		setTimeout(() => this.onload());
	}
}

async function ends(id: string, status = 401) {
	refuses(id, status);
	await Promise.allSettled([session.api.call('i'), session.api.call('notes/timeline')]);
}

beforeEach(() => {
	count++;
	mara = account('mara');
	session = new Session(mara.origin, mara);
	holds(mara, account('rin'));
	vi.mocked(switchAccount).mockClear();
	vi.mocked(saveFile).mockClear();
	setAnimations(false);
	render(<OverlayHost />);
	stop = watchAccounts();
});
afterEach(() => {
	stop();
	act(() => overlays.closeAll());
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
	localStorage.clear();
});

describe('an account that has ended', () => {
	it.each([
		['accountSuspended', ERROR_IDS.accountSuspended],
		['accountDeleted', ERROR_IDS.accountDeleted],
		['tokenRevoked', ERROR_IDS.tokenRevoked],
	] as const)('is told once by its text, and leaves the device: %s', async (name, id) => {
		await ends(id);
		expect(await screen.findAllByText(text.error[name], undefined, LOADED)).toHaveLength(1);
		expect(screen.getAllByRole('alertdialog')).toHaveLength(1);
		await press('Got it');
		await vi.waitFor(() => expect(switchAccount).toHaveBeenCalledWith(account('rin')));
		expect(accounts.getState().all).toEqual([account('rin')]);
	});

	it('stays where another tab has signed in to it again while the dialog was open', async () => {
		const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
		await ends(ERROR_IDS.tokenRevoked);
		await screen.findByText(text.error.tokenRevoked, undefined, LOADED);
		const again = { ...mara, token: 'another' };
		holds(again, account('rin'));
		await press('Got it');
		await vi.waitFor(() => expect(reload).toHaveBeenCalled());
		expect(accounts.getState().all).toEqual([again, account('rin')]);
		expect(switchAccount).not.toHaveBeenCalled();
	});

	it('keeps its drafts where nobody says what becomes of them', async () => {
		writes('half a thought');
		await ends(ERROR_IDS.accountSuspended);
		expect(await screen.findByText(/1 draft/)).toBeTruthy();
		await act(async () => overlays.closeAll());
		await vi.waitFor(() => expect(switchAccount).toHaveBeenCalled());
		expect(draftsOf(key())).toEqual(['half a thought']);
	});

	it('has its drafts copied to another account', async () => {
		writes('half a thought');
		await ends(ERROR_IDS.tokenRevoked);
		await press('Copy to another account');
		await vi.waitFor(() => expect(switchAccount).toHaveBeenCalled());
		expect(draftsOf(`${mara.host}/rin`)).toEqual(['half a thought']);
		expect(draftsOf(key())).toEqual([]);
	});

	it('deletes nothing before that was confirmed', async () => {
		writes('half a thought');
		await ends(ERROR_IDS.accountDeleted);
		await press('Delete');
		await press('Cancel');
		await press('Keep on this device');
		await vi.waitFor(() => expect(switchAccount).toHaveBeenCalled());
		expect(draftsOf(key())).toEqual(['half a thought']);
	});

	it('takes all with it where it was the last, once its work is saved as a file', async () => {
		holds(mara);
		writes('half a thought');
		localStorage.setItem('lang', 'en-US');
		await ends(ERROR_IDS.accountSuspended);
		await screen.findByText(/1 draft/);
		expect(screen.queryByRole('button', { name: 'Keep on this device' })).toBeNull();
		await press('Save to file');
		expect(draftsOf(key())).toEqual(['half a thought']);
		await press('Continue');
		await vi.waitFor(() => expect(switchAccount).toHaveBeenCalledWith(null));
		const [saved] = vi.mocked(saveFile).mock.calls[0] ?? [];
		expect(await saved?.text()).toContain('half a thought');
		expect(Object.keys(localStorage)).toEqual(['lang']);
	});

	it('asks again where the dialog of the last account is closed', async () => {
		holds(mara);
		writes('half a thought');
		await ends(ERROR_IDS.accountSuspended);
		await screen.findByText(/1 draft/);
		await act(async () => overlays.closeAll());
		expect(await screen.findByText(/1 draft/)).toBeTruthy();
		expect(draftsOf(key())).toEqual(['half a thought']);
		expect(switchAccount).not.toHaveBeenCalled();
		await press('Delete');
		fireEvent.click((await screen.findAllByRole('button', { name: 'Delete' })).at(-1) ?? document.body);
		await vi.waitFor(() => expect(switchAccount).toHaveBeenCalledWith(null));
	});
});

it('loads the same page anew where that stands alone', async () => {
	stop();
	stop = watchAccounts('stay');
	const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
	await ends(ERROR_IDS.tokenRevoked);
	await press('Got it');
	await vi.waitFor(() => expect(reload).toHaveBeenCalled());
	expect(switchAccount).not.toHaveBeenCalled();
	expect(accounts.getState().current).toEqual(account('rin'));
});

it('is told on the page of an app’s consent too, which goes on as another account', async () => {
	stop();
	stop = watchAccounts('stay');
	const reload = vi.fn();
	// An app asks the server of the page for one of its accounts.
	vi.stubGlobal('location', { origin: mara.origin, reload });
	const { default: MiAuthPage } = await loadMiAuthPage();
	const search = { name: 'Barge', permission: 'write:notes' };
	renderInSession(<MiAuthPage params={{ session: 'the-session' }} search={search} />, { session });
	refuses(ERROR_IDS.tokenRevoked);
	await press('Allow');
	expect(await screen.findAllByRole('alertdialog')).toHaveLength(1);
	expect(screen.getByText(text.error.tokenRevoked)).toBeTruthy();
	await press('Got it');
	await vi.waitFor(() => expect(reload).toHaveBeenCalled());
	expect(screen.queryByText(/can now use your account/)).toBeNull();
	expect(accounts.getState().current).toEqual(account('rin'));
});

describe('an account that ends while a file goes up', () => {
	const told = [
		['accountSuspended', ERROR_IDS.accountSuspended],
		['accountDeleted', ERROR_IDS.accountDeleted],
		['tokenRevoked', ERROR_IDS.tokenRevoked],
	] as const;
	it.each(told)('is told once, with the file that is left: %s', async (name, id) => {
		vi.stubGlobal('XMLHttpRequest', RefusedUpload);
		RefusedUpload.refusal = { id, code: 'X', message: 'No.' };
		const queue = new UploadQueue({ session, key: `${key()}:new`, onArrived: () => {} });
		const end = reportUploadFailures(queue);
		queue.add([new File(['a log of the harbour'], 'log.txt', { type: 'text/plain' })]);
		await act(async () => void (await queue.uploadAll()));
		end();
		expect(await screen.findByText(text.error[name])).toBeTruthy();
		expect(screen.getByText(/1 file/)).toBeTruthy();
		expect(screen.getAllByRole('alertdialog')).toHaveLength(1);
		await press('Keep on this device');
		await vi.waitFor(() => expect(switchAccount).toHaveBeenCalledWith(account('rin')));
		expect((await readKept(database, `${key()}:new`)).map(({ name: kept }) => kept)).toEqual(['log.txt']);
	});
});

it('only loads the page anew where another tab has signed in with a new token', async () => {
	const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
	localStorage.setItem('accounts', JSON.stringify([{ ...mara, token: 'newer' }]));
	await ends(ERROR_IDS.tokenRevoked);
	await vi.waitFor(() => expect(reload).toHaveBeenCalled());
	expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('tells that an account could not be read, with the error', async () => {
	const { ApiError } = await import('@/api/ApiError');
	unreadableAccounts.emit(key(), new ApiError('i', 403, { id: 'the-id', code: 'X', message: 'No.' }));
	expect(await screen.findByText('Failed to fetch account information')).toBeTruthy();
	expect(screen.getByText(/the-id/)).toBeTruthy();
	expect(accounts.getState().all).toHaveLength(2);
});
