// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiClient } from '@/api/ApiClient';
import { BaseSettings } from './BaseSettings';
import { BASE_SETTINGS, type BaseKey } from './definitions';

beforeEach(() => localStorage.clear());

it('writes nothing on the server but its own settings: those of the network’s own client stay as they are', async () => {
	const api = new ApiClient('https://home.example', 'token');
	const request = vi.spyOn(api, 'request').mockResolvedValue({});
	const settings = new BaseSettings();
	settings.open({ key: 'home.example/me', api });
	for (const key of Object.keys(BASE_SETTINGS) as BaseKey[]) settings.set(key, BASE_SETTINGS[key].default);
	await Promise.resolve();
	const calls = request.mock.calls.map(([endpoint, params]) => ({ endpoint, ...(params as { scope: string[] }) }));
	expect(calls.filter(({ endpoint }) => endpoint === 'i/registry/set').length).toBeGreaterThan(0);
	for (const { scope } of calls) expect(scope).toEqual(['client', 'base']);
});
