// @vitest-environment bundled-happy-dom
import { answerCalls } from '@tests/factories/answerCalls';
import { testSession } from '@tests/factories/renderInSession';
import { beforeEach, expect, it, vi } from 'vitest';
import { markAntennaUnread, readAntenna } from './antennaMarks';

const isMarked = () => session.me.getState().me?.hasUnreadAntenna;

let session = testSession();
let unread: readonly string[] = [];
const asked = vi.fn();

beforeEach(() => {
	session = testSession();
	session.me.setState({ me: { hasUnreadAntenna: true } as never });
	asked.mockClear();
	answerCalls(session.api, endpoint => {
		asked(endpoint);
		return ['bells', 'lamps'].map(id => ({ id, name: id, hasUnreadNote: unread.includes(id) }));
	});
});

it('without a cached list the account’s mark goes with its last unread antenna, asking once', async () => {
	unread = ['bells', 'lamps'];
	await readAntenna(session, 'bells');
	expect(isMarked()).toBe(true);
	await readAntenna(session, 'bells');
	expect(asked).toHaveBeenCalledTimes(1);
	await readAntenna(session, 'lamps');
	expect(isMarked()).toBe(false);
});

it('an antenna that catches a note meanwhile keeps the mark, until it is read', async () => {
	unread = ['lamps'];
	await readAntenna(session, 'bells');
	void markAntennaUnread(session, 'bells');
	session.patchMe({ hasUnreadAntenna: true });
	await readAntenna(session, 'lamps');
	expect(isMarked()).toBe(true);
	await readAntenna(session, 'bells');
	expect(isMarked()).toBe(false);
});

it('a mark that is newer than what was told has it asked again', async () => {
	unread = ['bells'];
	await readAntenna(session, 'bells');
	expect(isMarked()).toBe(false);
	unread = ['lamps'];
	session.patchMe({ hasUnreadAntenna: true });
	await readAntenna(session, 'bells');
	expect([isMarked(), asked.mock.calls.length]).toEqual([true, 2]);
	await readAntenna(session, 'lamps');
	expect(isMarked()).toBe(false);
});

it('what could not be asked is asked the next time', async () => {
	unread = ['bells'];
	const { api } = session;
	vi.spyOn(api, 'call').mockRejectedValueOnce(new Error('away'));
	const read = readAntenna(session, 'bells');
	await Promise.all([
		expect(read).rejects.toThrow('away'),
		expect(markAntennaUnread(session, 'bells')).resolves.toBeUndefined(),
	]);
	await readAntenna(session, 'bells');
	expect(isMarked()).toBe(false);
});

it('a mark without an unread antenna goes', async () => {
	unread = [];
	await readAntenna(session, 'bells');
	expect([isMarked(), asked.mock.calls.length]).toEqual([false, 1]);
});
