import { testSession } from '@tests/factories/renderInSession';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toNotification } from '@/api/toNotification';
import { PopupList } from './PopupList';

const session = testSession();
let list: PopupList;
beforeEach(() => {
	vi.useFakeTimers();
	list = new PopupList();
});
afterEach(() => vi.useRealTimers());

const add = (...ids: readonly string[]) => {
	for (const id of ids) {
		const { notification } = toNotification({ id, type: 'follow', userId: 'rin', user: { id: 'rin' } });
		list.add({ session, notification, isMuted: false });
	}
};
const ids = () => list.shown().map(each => each.notification.id);
const staying = () =>
	list
		.shown()
		.filter(each => !each.isLeaving)
		.map(each => each.notification.id);

describe('pop-ups', () => {
	it('come at the front, and the same one once', () => {
		add('1', '2', '2');
		expect(ids()).toEqual(['2', '1']);
	});

	it('of which a fourth comes leave the oldest, which is gone after half a second', () => {
		add('1', '2', '3', '4');
		expect(staying()).toEqual(['4', '3', '2']);
		vi.advanceTimersByTime(499);
		expect(ids()).toEqual(['4', '3', '2', '1']);
		vi.advanceTimersByTime(1);
		expect(ids()).toEqual(['4', '3', '2']);
	});

	it('stay three when many come at once', () => {
		add('1', '2', '3', '4', '5', '6');
		expect(staying()).toEqual(['6', '5', '4']);
		vi.advanceTimersByTime(500);
		expect(ids()).toEqual(['6', '5', '4']);
	});

	it('stay for six seconds each', () => {
		add('1');
		vi.advanceTimersByTime(2_000);
		add('2');
		vi.advanceTimersByTime(3_999);
		expect(ids()).toEqual(['2', '1']);
		vi.advanceTimersByTime(1);
		expect(ids()).toEqual(['2']);
		vi.advanceTimersByTime(2_000);
		expect(ids()).toEqual([]);
	});

	it('stay as long as they are hovered, and then for what was left', () => {
		add('1');
		vi.advanceTimersByTime(5_000);
		list.setHeld(true);
		add('2');
		vi.advanceTimersByTime(60_000);
		expect(ids()).toEqual(['2', '1']);
		list.setHeld(false);
		vi.advanceTimersByTime(1_000);
		expect(ids()).toEqual(['2']);
		vi.advanceTimersByTime(5_000);
		expect(ids()).toEqual([]);
	});

	it('run again after the last hovered one was closed', () => {
		add('1');
		list.setHeld(true);
		list.close(list.shown()[0]?.key ?? '');
		add('2');
		vi.advanceTimersByTime(6_000);
		expect(ids()).toEqual([]);
	});

	it('keep who they show, until they are gone', () => {
		const released = vi.spyOn(session.entities, 'release');
		add('1');
		expect(released).not.toHaveBeenCalled();
		vi.advanceTimersByTime(6_000);
		expect(released).toHaveBeenCalledWith(['rin']);
	});
});
