// @vitest-environment bundled-happy-dom
import { memoryDatabase } from '@tests/factories/memoryDatabase';
import { beforeEach, expect, it, vi } from 'vitest';
import { Emitter } from '@/base/Emitter';
import { emojiPalettes } from '@/features/emojiPicker/pickerSettings';
import { preferences } from '@/stores/preferences/Preferences';
import { saveAccounts } from '@/stores/session/accounts';
import type { Session } from '@/stores/session/Session';
import { tellReactions } from './tellReactions';

const emojis = { all: new Set<string>(), events: new Emitter<{ changed: undefined }>() };
const sessionAt = (origin: string) =>
	({
		origin,
		me: { getState: () => ({ me: null }) },
		emojis: { events: emojis.events, get: (name: string) => (emojis.all.has(name) ? { name } : undefined) },
	}) as unknown as Session;
const account = (id: string, origin = location.origin) => ({
	...{ origin, host: new URL(origin).host, id, username: id, name: null, avatarUrl: null, token: 't' },
});
const owner = { key: `${location.host}/mara` };
const palette = (...list: string[]) => [{ id: 'a', name: '', emojis: list }];

beforeEach(async () => {
	await preferences.load(Promise.resolve(memoryDatabase()), owner);
});

it('tells what each account of this server reacts with first, and again when that changes', () => {
	saveAccounts([account('mara'), account('rin', 'https://b.server')]);
	preferences.set(emojiPalettes, palette(':ok:', '🎉'));
	const tell = vi.fn();
	const end = tellReactions(sessionAt(location.origin), tell);
	const last = () => tell.mock.lastCall?.[0];
	expect(last()).toEqual({ type: 'reactions', reactions: { mara: '🎉' }, names: { mara: `@mara@${location.host}` } });
	emojis.all.add('ok');
	emojis.events.emit('changed', undefined);
	expect(last().reactions).toEqual({ mara: ':ok:' });
	preferences.set(emojiPalettes, palette('🍮'));
	expect(last().reactions).toEqual({ mara: '🍮' });
	saveAccounts([account('mara'), account('noor')]);
	expect(last().reactions).toEqual({ mara: '🍮', noor: '🍮' });
	expect(tell).toHaveBeenCalledTimes(4);
	emojis.events.emit('changed', undefined);
	expect(tell).toHaveBeenCalledTimes(4);
	end();
	preferences.set(emojiPalettes, palette('👍'));
	expect(tell).toHaveBeenCalledTimes(4);
});

it('names no account where there is one alone', () => {
	saveAccounts([account('mara')]);
	const tell = vi.fn();
	tellReactions(sessionAt(location.origin), tell)();
	expect(tell.mock.lastCall?.[0].names).toEqual({});
});

it('tells nothing from an account of another server', () => {
	const tell = vi.fn();
	tellReactions(sessionAt('https://b.server'), tell)();
	expect(tell).not.toHaveBeenCalled();
});
