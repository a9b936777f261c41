import { MockAgent } from 'undici';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { OtherIdentity } from './OtherIdentity';

const ORIGIN = 'https://other.example';
const MINUTE_MS = 60_000;

let agent: MockAgent;
let other: OtherIdentity;
beforeEach(() => {
	vi.useFakeTimers({ toFake: ['Date'] });
	agent = new MockAgent();
	agent.disableNetConnect();
	other = new OtherIdentity(agent.get(ORIGIN));
});
afterEach(async () => {
	vi.useRealTimers();
	await agent.close();
});

const meta = () => agent.get(ORIGIN).intercept({ path: '/api/meta', method: 'POST', body: '{"detail":false}' });

it('reads name, colour and icon, and asks again after five minutes', async () => {
	meta().reply(200, { name: 'Leeward', shortName: null, themeColor: '#123456', iconUrl: 'https://a.example/i' });
	const identity = {
		name: 'Leeward',
		shortName: null,
		themeColor: '#123456',
		icon192: 'https://a.example/i',
		icon512: 'https://a.example/i',
	};
	expect(await Promise.all([other.get(), other.get()])).toEqual([identity, identity]);
	vi.advanceTimersByTime(4 * MINUTE_MS);
	expect(await other.get()).toEqual(identity);
	vi.advanceTimersByTime(2 * MINUTE_MS);
	meta().reply(200, { name: 'Windward' });
	expect(await other.get()).toMatchObject({ name: 'Windward', themeColor: null, icon192: null });
});

it('keeps what the server said last while it is away or talks nonsense', async () => {
	meta().reply(200, { name: 'Leeward' });
	await other.get();
	vi.advanceTimersByTime(6 * MINUTE_MS);
	meta().reply(503, '');
	expect(await other.get()).toMatchObject({ name: 'Leeward' });
	meta().reply(200, '<html>');
	expect(await other.get()).toMatchObject({ name: 'Leeward' });
	meta().replyWithError(new Error('away'));
	expect(await other.get()).toMatchObject({ name: 'Leeward' });
});

it('knows nothing of a server that never answered', async () => {
	meta().replyWithError(new Error('away'));
	expect(await other.get()).toBeNull();
	meta().reply(200, 'null');
	expect(await other.get()).toBeNull();
	meta().reply(200, { name: 7, iconUrl: {} });
	expect(await other.get()).toMatchObject({ name: null, icon192: null });
});
