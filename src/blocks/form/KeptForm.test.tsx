// @vitest-environment bundled-happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { renderInSession, testSession } from '@tests/factories/renderInSession';
import { exactOptional, type GenericSchema, object, string } from 'valibot';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetEdits, keepEdits, readEdits } from '@/stores/keptEdits';
import { saveAccounts, storeAccount } from '@/stores/session/accounts';
import { rememberFormer } from '@/stores/session/formerAccounts';
import { line } from '@/ui/form/controls';
import { KeptForm } from './KeptForm';
import { type Sent, useKeptForm } from './useKeptForm';

interface Boat {
	readonly name: string;
	readonly code: string;
}

const RULES = object({ name: string(), code: string() });
const KEPT: GenericSchema<Partial<Boat>> = object({ name: exactOptional(string()), code: exactOptional(string()) });
const SAVED: Boat = { name: 'Buoy', code: '' };

const session = testSession();
const send = vi.fn<(boat: Boat) => Promise<Sent>>();

function BoatForm({ saved = SAVED, hidesCode = false, explains = false }) {
	const edit = useKeptForm<Boat>({
		page: 'boat',
		saved,
		kept: KEPT,
		rules: RULES,
		send,
		...(explains && { explain: () => ({ text: 'Not now' }) }),
		...(hidesCode && { toKept: ({ code: _, ...others }: Partial<Boat>) => others }),
	});
	return (
		<>
			<KeptForm
				edit={edit}
				fields={{ name: line({ label: 'Name' }), code: line({ label: 'Code' }) }}
				button={{ label: 'Save' }}
			/>
			<button type="button" onClick={edit.forget}>
				Forget
			</button>
		</>
	);
}

const open = (form = <BoatForm />) => renderInSession(form, { session });
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const pause = () =>
	act(() => {
		vi.runAllTimers();
	});
const kept = () => readEdits(session, 'boat', KEPT);
const unkept = () => screen.queryByText(/^This can’t be kept on this device/);
const restored = () => screen.queryByText('Your unsaved changes from last time are back.');

beforeEach(() => {
	vi.useFakeTimers();
	localStorage.clear();
	if (session.account) storeAccount(session.account);
	send.mockReset().mockResolvedValue({});
});
afterEach(() => {
	cleanup();
	saveAccounts([]);
	vi.restoreAllMocks();
	vi.useRealTimers();
});

it('keeps the fields that differ once the writer pauses', () => {
	open();
	expect(restored()).toBeNull();
	type('Name', 'Skiff');
	pause();
	expect(kept()).toEqual({ name: 'Skiff' });
	type('Name', 'Buoy');
	pause();
	expect(kept()).toBeNull();
});

it('takes a newer saved value for no edit of the field', () => {
	const { update, unmount } = open();
	update(<BoatForm saved={{ name: 'Beacon', code: '' }} />);
	pause();
	unmount();
	expect(kept()).toBeNull();
});

it('keeps what was just typed when the page is left or hidden', () => {
	const { unmount } = open();
	type('Name', 'Skiff');
	window.dispatchEvent(new Event('pagehide'));
	expect(kept()).toEqual({ name: 'Skiff' });
	type('Name', 'Punt');
	unmount();
	expect(kept()).toEqual({ name: 'Punt' });
});

it('keeps them again when it is left, if they were forgotten by another tab', () => {
	const { unmount } = open();
	type('Name', 'Skiff');
	pause();
	keepEdits(session, 'boat', null);
	window.dispatchEvent(new Event('pagehide'));
	expect(kept()).toEqual({ name: 'Skiff' });
	keepEdits(session, 'boat', null);
	unmount();
	expect(kept()).toEqual({ name: 'Skiff' });
});

it('keeps nothing once its account has left the device', () => {
	const { unmount } = open();
	type('Name', 'Skiff');
	saveAccounts([]);
	window.dispatchEvent(new Event('pagehide'));
	unmount();
	expect(kept()).toBeNull();
});

it('keeps all of a former account, for when it is added again', () => {
	const { unmount } = open();
	type('Name', 'Skiff');
	if (session.account) rememberFormer(session.account, 'left');
	saveAccounts([]);
	unmount();
	expect(kept()).toEqual({ name: 'Skiff' });
});

it('leaves to other forms of the same page what they have kept', async () => {
	open();
	type('Name', 'Skiff');
	pause();
	keepEdits(session, 'boat', { name: 'Punt' });
	await press('Save');
	expect(kept()).toEqual({ name: 'Punt' });
});

it('says that edits are those of an earlier visit, until they are discarded', async () => {
	open().unmount();
	const { unmount } = open();
	type('Name', 'Skiff');
	unmount();
	open();
	expect(field('Name').value).toBe('Skiff');
	expect(restored()).not.toBeNull();
	await press('Discard changes');
	expect(field('Name').value).toBe('Buoy');
	expect(screen.queryByRole('button', { name: 'Discard changes' })).toBeNull();
	// Edits of this visit are no earlier ones.
	type('Name', 'Punt');
	expect(restored()).toBeNull();
});

it('keeps nothing that was sent', async () => {
	const { unmount } = open();
	type('Name', 'Skiff');
	await press('Save');
	expect(send).toHaveBeenCalledExactlyOnceWith({ name: 'Skiff', code: '' });
	unmount();
	expect(kept()).toBeNull();
});

/** Types while the form is being sent. @returns what ends the sending */
async function typeMeanwhile(sent: Sent = {}): Promise<() => Promise<void>> {
	let end = () => {};
	send.mockReturnValue(
		new Promise(done => {
			end = () => done(sent);
		}),
	);
	type('Name', 'Skiff');
	type('Code', 'S1');
	await press('Save');
	type('Name', 'Punt');
	return () => act(async () => end());
}

it('keeps what was typed while it was being sent, and that alone', async () => {
	const { unmount } = open();
	const end = await typeMeanwhile();
	await end();
	expect(field('Name').value).toBe('Punt');
	expect(kept()).toEqual({ name: 'Punt' });
	unmount();
	expect(kept()).toEqual({ name: 'Punt' });
});

it('keeps what was typed while it was being sent, if the page was left meanwhile', async () => {
	const { unmount } = open();
	const end = await typeMeanwhile();
	unmount();
	await end();
	expect(kept()).toEqual({ name: 'Punt' });
});

it('starts anew after it was sent, unless something was typed meanwhile', async () => {
	const [restart, stay] = [vi.fn<() => void>(), vi.fn<() => void>()];
	open();
	const end = await typeMeanwhile({ restart, stay });
	await end();
	expect(restart).not.toHaveBeenCalled();
	expect(stay).toHaveBeenCalledOnce();
	send.mockResolvedValue({ restart });
	await press('Save');
	expect(send).toHaveBeenLastCalledWith({ name: 'Punt', code: 'S1' });
	expect(restart).toHaveBeenCalledOnce();
	expect(kept()).toBeNull();
});

it('keeps as edits of what was made what was typed meanwhile', async () => {
	const { unmount } = open();
	const end = await typeMeanwhile({ page: 'boat 5' });
	await end();
	unmount();
	expect(kept()).toBeNull();
	expect(readEdits(session, 'boat 5', KEPT)).toEqual({ name: 'Punt' });
});

it('is as it began once it has made something, and keeps nothing', async () => {
	const { unmount } = open();
	const atFirst = field('Name').value;
	send.mockResolvedValue({ page: 'boat 5' });
	type('Name', 'Skiff');
	await press('Save');
	expect(field('Name').value).toBe(atFirst);
	pause();
	expect(kept()).toBeNull();
	unmount();
	expect(kept()).toBeNull();
	expect(readEdits(session, 'boat 5', KEPT)).toBeNull();
});

it('keeps what the server refused', async () => {
	send.mockRejectedValue(new Error('refused'));
	open(<BoatForm explains />);
	type('Name', 'Skiff');
	await press('Save');
	expect(screen.getByRole('alert').textContent).toBe('Not now');
	pause();
	expect(kept()).toEqual({ name: 'Skiff' });
});

it('keeps nothing of what is deleted', async () => {
	const { unmount } = open();
	type('Name', 'Skiff');
	await press('Forget');
	unmount();
	expect(kept()).toBeNull();
});

it('keeps nothing of what was deleted elsewhere on the page, not even what is typed after that', () => {
	const { unmount } = open();
	type('Name', 'Skiff');
	forgetEdits(session, 'boat');
	type('Name', 'Punt');
	pause();
	unmount();
	expect(kept()).toBeNull();
});

it('says while the browser refuses to keep what is typed', () => {
	open();
	type('Name', 'Skiff');
	pause();
	expect(unkept()).toBeNull();
	vi.spyOn(console, 'warn').mockReturnValue(undefined);
	const refused = vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
		throw new DOMException('full', 'QuotaExceededError');
	});
	type('Name', 'Punt');
	pause();
	expect(unkept()).not.toBeNull();
	refused.mockRestore();
	type('Name', 'Punts');
	pause();
	expect(unkept()).toBeNull();
	expect(kept()).toEqual({ name: 'Punts' });
});

it('keeps no field that is left out', () => {
	open(<BoatForm hidesCode />);
	type('Code', 'hush');
	type('Name', 'Skiff');
	pause();
	expect(kept()).toEqual({ name: 'Skiff' });
});
