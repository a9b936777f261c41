// @vitest-environment bundled-happy-dom
import { act, screen } from '@testing-library/react';
import { renderInSession, testSession } from '@tests/factories/renderInSession';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toNotification } from '@/api/toNotification';
import PopupHost from './PopupHost';
import { POPUP_MS } from './PopupList';
import { popups } from './popups';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const session = testSession();
const add = (id: string) =>
	act(() => {
		const { notification } = toNotification({ id, type: 'app', createdAt: new Date().toISOString(), header: id });
		popups.add({ session, notification, isMuted: false });
	});
const pass = (ms: number) => {
	act(() => void vi.advanceTimersByTime(ms));
};
const shown = () => popups.shown().map(({ notification }) => notification.id);

it('moves the focus on from one that makes room, and lets time go on once the one with the focus is taken away', () => {
	renderInSession(<PopupHost onOpen={() => {}} />, { session });
	pass(100);
	add('first');
	act(() => screen.getByRole('button', { name: /first/ }).focus());
	pass(POPUP_MS * 2);
	expect(shown()).toEqual(['first']);
	for (const id of ['second', 'third', 'fourth']) add(id);
	expect(document.activeElement?.textContent).toContain('fourth');
	pass(POPUP_MS * 2);
	expect(shown()).toEqual(['fourth', 'third', 'second']);
	act(() => popups.close(popups.shown()[0]?.key ?? ''));
	pass(POPUP_MS);
	expect(shown()).toEqual([]);
});
