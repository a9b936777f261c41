// @vitest-environment happy-dom
import { answerCalls } from '@tests/factories/answerCalls';
import { beforeEach, expect, it } from 'vitest';
import { ApiClient } from '@/api/ApiClient';
import { BaseSettings } from './BaseSettings';
import { BASE_SETTINGS, type BaseKey } from './definitions';

beforeEach(() => localStorage.clear());

it('writes nothing on the server but its own settings: those of the network’s own client stay as they are', async () => {
	const api = new ApiClient('https://home.example', 'token');
	const asked = answerCalls(api, () => ({}));
	const settings = new BaseSettings();
	settings.open({ key: 'home.example/me', api });
	for (const key of Object.keys(BASE_SETTINGS) as BaseKey[]) settings.set(key, BASE_SETTINGS[key].default);
	await Promise.resolve();
	const calls = asked.mock.calls.map(([endpoint, params]) => ({ endpoint, scope: params?.scope }));
	expect(calls.filter(({ endpoint }) => endpoint === 'i/registry/set').length).toBeGreaterThan(0);
	for (const { scope } of calls) expect(scope).toEqual(['client', 'base']);
});
