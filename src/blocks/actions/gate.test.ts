// @vitest-environment bundled-happy-dom
import { testSession } from '@tests/factories/renderInSession';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/api/ApiError';
import { ERROR_IDS } from '@/api/errorIds';
import { intents } from '@/stores/intents';
import { Session } from '@/stores/session/Session';
import { overlays } from '@/ui/overlay/overlays';
import { passGate } from './gate';

afterEach(() => overlays.closeAll());

describe('the gate', () => {
	it('lets a member through and gives the answer', async () => {
		const session = testSession();
		expect(await passGate(session, { perform: async () => 'done' })).toBe('done');
	});

	it('stops visitors with the sign-in prompt', async () => {
		const perform = vi.fn(async () => 'done');
		const asked: string[] = [];
		const end = intents.listen(intent => asked.push(intent.kind));
		expect(await passGate(new Session('https://home.example', null), { perform })).toBeUndefined();
		expect(perform).not.toHaveBeenCalled();
		expect(asked).toEqual(['signIn']);
		end();
	});

	it('takes back what was shown when the server refuses', async () => {
		const session = testSession();
		const takeBack = vi.fn();
		const answer = passGate(session, {
			optimistic: () => takeBack,
			perform: () => Promise.reject(new ApiError('notes/create', 400, { code: 'X', id: 'y', message: 'no' })),
		});
		await vi.waitFor(() => expect(takeBack).toHaveBeenCalledOnce());
		overlays.closeAll();
		expect(await answer).toBeUndefined();
	});

	it('says nothing where the account has ended, since the shell does', async () => {
		const session = testSession();
		await passGate(session, {
			perform: () => Promise.reject(new ApiError('notes/create', 401, { id: ERROR_IDS.tokenRevoked })),
		});
		expect(overlays.top()).toBeUndefined();
	});
});
