// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { dropCalls, keepCall, keepDraft, keptCalls } from './callHistory';

const ME = 'a.server/mara';
const call = (endpoint: string, more: object = {}) => ({
	...{ endpoint, parameters: '{}', caller: 'me' as const, at: 1, status: 200 },
	...more,
});

beforeEach(() => localStorage.clear());

it('keeps the latest call of its kind, the newest first, thirty in all', () => {
	for (let at = 0; at < 40; at++) keepCall(ME, call(`e${at}`, { at }));
	keepCall(ME, call('e20', { at: 50, status: null }));
	const { calls } = keptCalls(ME);
	expect(calls).toHaveLength(30);
	expect(calls[0]).toMatchObject({ endpoint: 'e20', at: 50, status: null });
	expect(calls.filter(({ endpoint }) => endpoint === 'e20')).toHaveLength(1);
	expect(calls[1]?.endpoint).toBe('e39');
});

it('keeps no secrets, neither of calls nor of drafts', () => {
	keepCall(ME, call('i/change-password', { parameters: "{ currentPassword: 'hunter2', newPassword: 'hunter3' }" }));
	keepDraft(ME, { endpoint: 'i/change-password', parameters: "{ newPassword: 'hunter", caller: 'me' });
	expect(Object.values(localStorage).join()).not.toContain('hunter');
	expect(keptCalls(ME).calls[0]?.endpoint).toBe('i/change-password');
});

it('keeps accounts apart, drops what is asked, and takes nothing broken', () => {
	keepCall(ME, call('a'));
	keepCall(ME, call('b', { at: 2 }));
	keepDraft(ME, { endpoint: 'c', parameters: '{}', caller: 'visitor' });
	expect(keptCalls('a.server/rin')).toEqual({ calls: [] });
	expect(dropCalls(ME, ({ at }) => at === 2).calls.map(({ endpoint }) => endpoint)).toEqual(['a']);
	expect(keptCalls(ME).draft?.endpoint).toBe('c');
	for (const broken of ['null', '5', '{"calls":5}', '{"calls":[null,{"endpoint":1}],"draft":[]}', '{']) {
		localStorage.setItem(`apiConsole:${ME}`, broken);
		expect(keptCalls(ME)).toEqual({ calls: [] });
	}
});
