// @vitest-environment bundled-happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError, NetworkError } from '@/api/ApiError';
import { StreamConnection } from '@/api/streaming/StreamConnection';
import { HeldSocket } from '../../../tests/factories/HeldSocket';
import { Reachability } from './Reachability';

vi.mock('partysocket/ws', async () => ({ default: (await import('../../../tests/factories/HeldSocket')).HeldSocket }));

let isThere: boolean;
let back: number;
let ask: ReturnType<typeof vi.fn<() => Promise<unknown>>>;
let stream: StreamConnection;
let reachability: Reachability;

const isAway = () => reachability.state.getState().outage === 'away';

beforeEach(() => {
	vi.useFakeTimers();
	isThere = true;
	back = 0;
	ask = vi.fn(async () => {
		if (!isThere) throw new NetworkError('ping', new TypeError('Failed to fetch'));
	});
	stream = new StreamConnection('https://a.server', null);
	reachability = new Reachability(stream, ask);
	reachability.events.on('back', () => {
		back++;
	});
	reachability.start();
	stream.open();
	restore();
});

afterEach(() => {
	reachability.stop();
	stream.close();
	vi.useRealTimers();
});

const lose = () => HeldSocket.last?.emit('close');
const restore = () => HeldSocket.last?.emit('open');

it('says nothing of a stream that heals at once', async () => {
	lose();
	await vi.advanceTimersByTimeAsync(1_000);
	restore();
	await vi.advanceTimersByTimeAsync(10_000);
	expect(ask).not.toHaveBeenCalled();
	expect(isAway()).toBe(false);
});

it('is away when the stream stays broken and the server does not answer, until it answers', async () => {
	isThere = false;
	lose();
	await vi.advanceTimersByTimeAsync(2_500);
	expect(isAway()).toBe(true);
	isThere = true;
	await vi.advanceTimersByTimeAsync(5_500);
	expect(isAway()).toBe(false);
	expect(back).toBe(1);
});

it('is not away where the stream alone is blocked', async () => {
	lose();
	await vi.advanceTimersByTimeAsync(30_000);
	expect(isAway()).toBe(false);
	expect(back).toBe(0);
});

it('asks at once when the browser tells of a network that went or came', async () => {
	isThere = false;
	window.dispatchEvent(new Event('offline'));
	await vi.advanceTimersByTimeAsync(0);
	expect(isAway()).toBe(true);
	isThere = true;
	window.dispatchEvent(new Event('online'));
	await vi.advanceTimersByTimeAsync(0);
	expect(isAway()).toBe(false);
	expect(back).toBe(1);
});

it('believes a server that runs on a device without a network', async () => {
	window.dispatchEvent(new Event('offline'));
	await vi.advanceTimersByTimeAsync(0);
	expect(isAway()).toBe(false);
});

it('asks at once when the reader comes back to the page', async () => {
	isThere = false;
	await reachability.check();
	isThere = true;
	document.dispatchEvent(new Event('visibilitychange'));
	await vi.advanceTimersByTimeAsync(0);
	expect(back).toBe(1);
});

it('tells when the stream is back, even after an outage too short to be said', async () => {
	lose();
	restore();
	expect(back).toBe(1);
});

it('takes a refusal for an answer', async () => {
	ask.mockRejectedValue(new ApiError('ping', 429, { code: 'RATE_LIMIT_EXCEEDED' }));
	await reachability.check();
	expect(isAway()).toBe(false);
});

it('asks once at a time', async () => {
	ask.mockReturnValue(new Promise(() => {}));
	void reachability.check();
	void reachability.check();
	expect(ask).toHaveBeenCalledTimes(1);
});

it('tells a gateway that answers for a server that is down from a lost connection', async () => {
	ask.mockRejectedValue(new NetworkError('ping', new Error('HTTP 502'), '<html>Bad gateway</html>'));
	await reachability.check();
	expect(reachability.state.getState().outage).toBe('down');
	ask.mockResolvedValue('pong');
	await vi.advanceTimersByTimeAsync(5_500);
	expect(reachability.state.getState().outage).toBeNull();
	expect(back).toBe(1);
});
