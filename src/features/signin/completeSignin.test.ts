// @vitest-environment bundled-happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { intents } from '@/stores/intents';
import { accounts, chooseAccount } from '@/stores/session/accounts';
import { completeSignin } from './completeSignin';

const reload = vi.fn();
const heard = vi.fn();
const onAdded = vi.fn();
let end = () => {};
beforeEach(() => {
	vi.stubGlobal('location', { reload });
	vi.stubGlobal('fetch', async () => Response.json({ id: 'rin', username: 'rin' }));
	end = intents.listen(heard);
});
afterEach(() => {
	end();
	localStorage.clear();
	accounts.setState({ all: [], current: null });
	vi.clearAllMocks();
});

it('makes the first account the page’s own', async () => {
	await completeSignin('https://home.example', 'rin', 'token', onAdded);
	expect(accounts.getState().current?.username).toBe('rin');
	expect(reload).toHaveBeenCalledOnce();
	expect(onAdded).not.toHaveBeenCalled();
});

it('keeps a further account beside the page’s own, which stays', async () => {
	const mara = { origin: 'https://home.example', host: 'home.example', id: 'mara', username: 'mara' };
	chooseAccount({ ...mara, name: null, avatarUrl: null, token: 'her token' });
	await completeSignin('https://home.example', 'rin', 'token', onAdded);
	const { all, current } = accounts.getState();
	expect(current?.username).toBe('mara');
	expect(all.map(({ username }) => username)).toEqual(['mara', 'rin']);
	expect(heard).toHaveBeenCalledWith(expect.objectContaining({ kind: 'accountAdded' }));
	expect(onAdded).toHaveBeenCalledOnce();
	expect(reload).not.toHaveBeenCalled();
});
