// @vitest-environment bundled-happy-dom
import { answerCalls } from '@tests/factories/answerCalls';
import { testSession } from '@tests/factories/renderInSession';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AccountFields } from './AccountFields';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function open(answer: (params: object) => unknown) {
	const session = testSession();
	const calls = answerCalls(session.api, (_, params) => answer(params));
	const fields = new AccountFields(session);
	fields.receive({ isLocked: false, noCrawle: false });
	return { fields, calls, session };
}

it('shows a change at once, and sends quick ones together', async () => {
	const { fields, calls, session } = open(params => ({ id: 'me', ...params }));
	fields.set('isLocked', true);
	fields.set('noCrawle', true);
	expect(fields.get('isLocked')).toBe(true);
	expect(calls).not.toHaveBeenCalled();
	await vi.advanceTimersByTimeAsync(800);
	expect(calls).toHaveBeenCalledExactlyOnceWith('i/update', { isLocked: true, noCrawle: true });
	expect(fields.state.getState().known).toMatchObject({ isLocked: true, noCrawle: true });
	expect(session.me.getState().me?.isLocked).toBe(true);
});

it('shows the former value again when the server refuses, with the error', async () => {
	const refusal = new Error('no');
	const { fields } = open(() => Promise.reject(refusal));
	fields.set('isLocked', true);
	await vi.advanceTimersByTimeAsync(800);
	expect(fields.get('isLocked')).toBe(false);
	expect(fields.state.getState().errors).toEqual({ isLocked: refusal });
	fields.set('isLocked', true);
	expect(fields.state.getState().errors).toEqual({});
});

it('keeps what is changed while another change is under way', async () => {
	const answers: ((answer: unknown) => void)[] = [];
	const { fields, calls } = open(() => new Promise(resolve => answers.push(resolve)));
	fields.set('isLocked', true);
	await vi.advanceTimersByTimeAsync(800);
	fields.set('isLocked', false);
	await vi.advanceTimersByTimeAsync(800);
	expect(calls).toHaveBeenCalledOnce();
	answers[0]?.({ id: 'me', isLocked: true });
	await vi.advanceTimersByTimeAsync(0);
	expect(fields.get('isLocked')).toBe(false);
	expect(calls).toHaveBeenLastCalledWith('i/update', { isLocked: false });
	answers[1]?.({ id: 'me', isLocked: false });
	await vi.advanceTimersByTimeAsync(0);
	expect(fields.state.getState().changed).toEqual({});
});
