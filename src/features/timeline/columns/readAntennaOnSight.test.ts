// @vitest-environment bundled-happy-dom
import { answerCalls } from '@tests/factories/answerCalls';
import { testSession } from '@tests/factories/renderInSession';
import { beforeEach, expect, it, vi } from 'vitest';
import { changeCollection, changeInCollection, collection, markCachedAntennaUnread } from '@/stores/collections';
import { queryClient } from '@/stores/queryClient';
import { readAntennaOnSight } from './readAntennaOnSight';

const antenna = (id: string, hasUnreadNote: boolean) => ({ id, name: id, hasUnreadNote });
const isMarked = () => session.me.getState().me?.hasUnreadAntenna;

let session = testSession();
let told: readonly object[] = [];

beforeEach(() => {
	queryClient.clear();
	session = testSession();
	session.me.setState({ me: { hasUnreadAntenna: true } as never });
	answerCalls(session.api, () => told);
});

it('the account’s mark goes once the notes of its last unread antenna are shown', async () => {
	told = [antenna('bells', true), antenna('lamps', false)];
	const end = readAntennaOnSight(session, 'bells');
	await vi.waitFor(() => expect(isMarked()).toBe(false));
	// Caught while they are shown.
	changeInCollection(session, 'antennas', 'bells', each => ({ ...each, hasUnreadNote: true }));
	expect(isMarked()).toBe(true);
	await vi.waitFor(() => expect(isMarked()).toBe(false));
	end();
});

it('the mark stays for another antenna, until that one is shown or deleted', async () => {
	told = [antenna('bells', true), antenna('lamps', true)];
	const end = readAntennaOnSight(session, 'bells');
	await vi.waitFor(async () => expect((await collection(session, 'antennas'))[0]?.hasUnreadNote).toBe(false));
	expect(isMarked()).toBe(true);
	changeCollection(session, 'antennas', antennas => antennas.filter(({ id }) => id !== 'lamps'));
	expect(isMarked()).toBe(false);
	end();
});

it('a mark that is newer than the cached list has it fetched again', async () => {
	told = [antenna('bells', false), antenna('lamps', false)];
	await collection(session, 'antennas');
	expect(isMarked()).toBe(false);
	told = [antenna('bells', false), antenna('lamps', true)];
	session.patchMe({ hasUnreadAntenna: true });
	const end = readAntennaOnSight(session, 'bells');
	await vi.waitFor(async () => expect((await collection(session, 'antennas'))[1]?.hasUnreadNote).toBe(true));
	expect(isMarked()).toBe(true);
	end();
});

it('no antenna counts as read while the page is hidden', async () => {
	told = [antenna('bells', true)];
	const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
	const end = readAntennaOnSight(session, 'bells');
	await new Promise(resolve => setTimeout(resolve));
	expect(isMarked()).toBe(true);
	visibility.mockReturnValue('visible');
	document.dispatchEvent(new Event('visibilitychange'));
	await vi.waitFor(() => expect(isMarked()).toBe(false));
	end();
	visibility.mockRestore();
});

it('the mark stays where the list did not know of an unread antenna: it is older than the mark', async () => {
	told = [antenna('bells', false)];
	await collection(session, 'antennas');
	session.patchMe({ hasUnreadAntenna: true });
	changeInCollection(session, 'antennas', 'bells', each => ({ ...each, name: 'Bells' }));
	told = [antenna('bells', false), antenna('made elsewhere', true)];
	markCachedAntennaUnread(session, 'made elsewhere');
	expect(isMarked()).toBe(true);
	expect(await collection(session, 'antennas')).toHaveLength(2);
});
