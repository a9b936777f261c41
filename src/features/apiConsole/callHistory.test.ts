// @vitest-environment bundled-happy-dom
import { beforeEach, expect, it } from 'vitest';
import { dropCalls, keepableDraft, keepCall, keptCalls } from './callHistory';

const ME = 'a.server/mara';
const call = (endpoint: string, more: object = {}) => ({
	...{ endpoint, parameters: '{}', caller: 'me' as const, at: 1, status: 200 },
	...more,
});

beforeEach(() => localStorage.clear());

it('keeps the latest call of its kind, the newest first, thirty in all', () => {
	for (let at = 0; at < 40; at++) keepCall(ME, call(`e${at}`, { at }));
	keepCall(ME, call('e20', { at: 50, status: null }));
	const calls = keptCalls(ME);
	expect(calls).toHaveLength(30);
	expect(calls[0]).toMatchObject({ endpoint: 'e20', at: 50, status: null });
	expect(calls.filter(({ endpoint }) => endpoint === 'e20')).toHaveLength(1);
	expect(calls[1]?.endpoint).toBe('e39');
});

it('keeps no secrets, neither of calls nor of drafts', () => {
	keepCall(ME, call('i/change-password', { parameters: "{ currentPassword: 'hunter2', newPassword: 'hunter3' }" }));
	keepCall(ME, call('i/update-email', { parameters: "{ password: 'hunter" }));
	const draft = call('i/change-password', { parameters: "{ newPassword: 'hunter" });
	expect(keepableDraft(draft, null).parameters).toBe('{}');
	expect(keepableDraft(draft, call('i', { parameters: '{ a: 1 }' }))).toEqual({
		endpoint: 'i/change-password',
		parameters: '{ a: 1 }',
		caller: 'me',
	});
	expect(Object.values(localStorage).join()).not.toContain('hunter');
	expect(keptCalls(ME).map(({ endpoint }) => endpoint)).toEqual(['i/change-password']);
});

it('keeps no calls of more than 5,000 characters, but such drafts', () => {
	const long = call('notes/create', { parameters: `{ text: '${'a'.repeat(5_000)}' }` });
	expect(keepCall(ME, long)).toEqual([]);
	expect(keepableDraft(long, null).parameters).toBe(long.parameters);
});

it('keeps accounts apart, drops what is asked, and takes nothing broken', () => {
	keepCall(ME, call('a'));
	keepCall(ME, call('b', { at: 2 }));
	expect(keptCalls('a.server/rin')).toEqual([]);
	expect(dropCalls(ME, ({ at }) => at === 2).map(({ endpoint }) => endpoint)).toEqual(['a']);
	const withoutStatus = JSON.stringify([{ ...call('a'), status: undefined }]);
	for (const broken of ['null', '5', '{"calls":5}', '[null,{"endpoint":1}]', '{', withoutStatus]) {
		localStorage.setItem(`apiConsole:${ME}`, broken);
		expect(keptCalls(ME)).toEqual([]);
	}
});
