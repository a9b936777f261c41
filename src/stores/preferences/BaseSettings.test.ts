// @vitest-environment happy-dom
import { answerCalls } from '@tests/factories/answerCalls';
import { beforeEach, expect, it } from 'vitest';
import { ApiClient } from '@/api/ApiClient';
import { BaseSettings } from './BaseSettings';
import { baseSetting } from './baseSetting';

beforeEach(() => localStorage.clear());

it('writes nothing on the server but its own settings: those of the network’s own client stay as they are', async () => {
	const api = new ApiClient('https://home.example', 'token');
	const asked = answerCalls(api, () => ({}));
	const settings = new BaseSettings();
	settings.open({ key: 'home.example/me', api });
	for (const where of ['device', 'deviceAccount', 'account'] as const) {
		settings.set(baseSetting({ key: where, where, default: '' }), 'chosen');
	}
	await Promise.resolve();
	const calls = asked.mock.calls.map(([endpoint, params]) => ({ endpoint, scope: params?.scope }));
	expect(calls.filter(({ endpoint }) => endpoint === 'i/registry/set')).toHaveLength(1);
	for (const { scope } of calls) expect(scope).toEqual(['client', 'base']);
});
