import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { ApiError } from '@/api/ApiError';
import { toChannel } from '@/api/toCollections';
import { changedParams, changesOf, channelRefusal, channelRules, editOf, paramsOf } from './ChannelEdit';

const banner = 'https://home.example/files/a';
const channel = toChannel({ id: 'a', name: 'Ferries', description: 'In and out', color: '#123456', bannerUrl: banner });
const saved = editOf(channel);

describe('the form of a channel', () => {
	it('has what is saved, with a colour that its field knows', () => {
		expect(saved).toMatchObject({ name: 'Ferries', color: '#123456', banner: { id: null, url: banner } });
		expect(editOf({ ...channel, color: 'red' }).color).toMatch(/^#/);
		expect(changesOf(saved, editOf(channel))).toEqual({});
	});

	it('is ready with a name and lengths that the server takes', () => {
		const isReady = (change: object) => safeParse(channelRules(), { ...saved, ...change }).success;
		expect(isReady({})).toBe(true);
		expect(isReady({ name: '' })).toBe(false);
		expect(isReady({ name: 'a'.repeat(129) })).toBe(false);
		expect(isReady({ description: 'a'.repeat(2049) })).toBe(false);
		expect(isReady({ color: 'blue' })).toBe(false);
	});

	it('tells which banner it has: the saved one, another, or none', () => {
		expect(paramsOf(saved)).not.toHaveProperty('bannerId');
		expect(paramsOf({ ...saved, banner: { id: 'file', url: null } })).toHaveProperty('bannerId', 'file');
		expect(paramsOf({ ...saved, banner: null })).toHaveProperty('bannerId', null);
		expect(changesOf({ ...saved, banner: null }, saved)).toEqual({ banner: null });
	});

	it('sends no empty description, which servers refuse', () => {
		expect(paramsOf({ ...saved, name: ' Ferries ', description: ' ' })).toMatchObject({
			name: 'Ferries',
			description: null,
		});
	});

	it('sends what was edited alone, and leaves a colour that its field does not know', () => {
		const red = editOf({ ...channel, color: 'red' });
		expect(changedParams({ ...red, name: 'Boats' }, red)).toEqual({ name: 'Boats' });
		expect(changedParams({ ...red, banner: null }, red)).toEqual({ bannerId: null });
	});

	it('says why the server refused it', () => {
		const refusal = (code: string) => channelRefusal(new ApiError('channels/update', 400, { code })).text;
		expect(new Set(['NO_SUCH_FILE', 'NO_SUCH_CHANNEL', 'ACCESS_DENIED', 'INTERNAL_ERROR'].map(refusal)).size).toBe(4);
	});
});
