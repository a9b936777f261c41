// @vitest-environment bundled-happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CHANNEL_LINGER_MS } from './StreamChannel';
import { StreamConnection, type StreamSocket } from './StreamConnection';

class FakeSocket implements StreamSocket {
	readonly sent: unknown[] = [];
	readonly #listeners: Record<string, ((event: MessageEvent) => void)[]> = {};

	/** Like a real server, it only responds to a `connect` with `pong`. */
	isDead = false;

	send(text: string): void {
		const message = text.startsWith('{') ? JSON.parse(text) : text;
		this.sent.push(message);
		if (!this.isDead && message.body?.pong) this.emit('message', { type: 'connected', body: { id: message.body.id } });
	}
	close(): void {}
	reconnect(): void {}
	addEventListener(type: string, listener: (event: MessageEvent) => void): void {
		this.#listeners[type] = [...(this.#listeners[type] ?? []), listener];
	}
	emit(type: string, data?: unknown): void {
		for (const listener of this.#listeners[type] ?? []) listener({ data: JSON.stringify(data) } as MessageEvent);
	}
	take(): unknown[] {
		return this.sent.splice(0);
	}
}

let socket: FakeSocket;
let stream: StreamConnection;

beforeEach(() => {
	vi.useFakeTimers();
	socket = new FakeSocket();
	stream = new StreamConnection('https://a.example', 'token', () => socket);
	stream.open();
});
afterEach(() => {
	stream.close();
	vi.useRealTimers();
});

const press = () => new Event('pointerdown', { bubbles: true });
const types = (messages: unknown[]) => messages.map(message => (message as { type: string }).type);

describe('a stream', () => {
	it('asks for its channels when it opens, and gives each what is its own', () => {
		const channel = stream.channel('homeTimeline', { withRenotes: true });
		expect(socket.take()).toEqual([]);
		socket.emit('open');
		const [connect] = socket.take() as [{ type: string; body: { id: string; channel: string; params: object } }];
		expect(connect).toMatchObject({
			type: 'connect',
			body: { channel: 'homeTimeline', params: { withRenotes: true } },
		});
		const heard = vi.fn();
		channel.listen(heard);
		socket.emit('message', { type: 'channel', body: { id: connect.body.id, type: 'note', body: { id: 'n' } } });
		socket.emit('message', { type: 'channel', body: { id: 'another', type: 'note', body: { id: 'm' } } });
		expect(heard.mock.calls).toEqual([[{ id: connect.body.id, type: 'note', body: { id: 'n' } }]]);
	});

	it('shares a channel among those who ask for the same', () => {
		socket.emit('open');
		expect(stream.channel('localTimeline')).toBe(stream.channel('localTimeline'));
		expect(stream.channel('localTimeline', { withFiles: true })).not.toBe(stream.channel('localTimeline'));
		expect(types(socket.take())).toEqual(['connect', 'connect']);
	});

	it('drops a channel 3 seconds after its last user has left, unless one comes back', () => {
		socket.emit('open');
		const first = stream.channel('localTimeline');
		socket.take();
		first.release();
		vi.advanceTimersByTime(CHANNEL_LINGER_MS - 1);
		expect(stream.channel('localTimeline')).toBe(first);
		vi.advanceTimersByTime(CHANNEL_LINGER_MS);
		expect(socket.take()).toEqual([]);
		first.release();
		vi.advanceTimersByTime(CHANNEL_LINGER_MS);
		expect(types(socket.take())).toEqual(['disconnect']);
	});

	it('restores channels and captured notes after a break, and says so', () => {
		socket.emit('open');
		stream.channel('main');
		stream.notes.subscribe('n1');
		socket.take();
		const states: string[] = [];
		const restored = vi.fn();
		stream.events.on('state', state => states.push(state));
		stream.events.on('restored', restored);
		socket.emit('close');
		expect(stream.state).toBe('reconnecting');
		socket.emit('open');
		expect(types(socket.take())).toEqual(['connect', 'sr']);
		expect(states).toEqual(['reconnecting', 'connected']);
		expect(restored).toHaveBeenCalledOnce();
	});

	it('says nothing of a break at a quick first start', () => {
		const restored = vi.fn();
		stream.events.on('restored', restored);
		socket.emit('open');
		expect(restored).not.toHaveBeenCalled();
	});

	it('captures a note once, however many cards show it', () => {
		socket.emit('open');
		const ends = [stream.notes.subscribe('n'), stream.notes.subscribe('n')];
		expect(types(socket.take())).toEqual(['sr']);
		ends[0]?.();
		ends[0]?.();
		expect(socket.take()).toEqual([]);
		ends[1]?.();
		expect(types(socket.take())).toEqual(['un']);
	});

	it('beats every 60 seconds', () => {
		socket.emit('open');
		socket.take();
		vi.advanceTimersByTime(120_000);
		expect(socket.take().filter(message => message === 'h')).toHaveLength(2);
	});

	it('connects anew after the device has slept, as the old connection may be dead without knowing it', () => {
		socket.emit('open');
		const reconnect = vi.spyOn(socket, 'reconnect');
		const restored = vi.fn();
		stream.events.on('restored', restored);
		vi.advanceTimersByTime(60_000);
		expect(reconnect).not.toHaveBeenCalled();
		// While the device sleeps, the clock advances but timers don't run.
		vi.setSystemTime(Date.now() + 3_600_000);
		vi.advanceTimersByTime(60_000);
		expect(reconnect).toHaveBeenCalledOnce();
		expect(stream.state).toBe('reconnecting');
		socket.emit('open');
		expect(restored.mock.lastCall?.[0].awayMs).toBeGreaterThanOrEqual(3_600_000);
	});

	describe('whose bytes are swallowed though it stays open', () => {
		let reconnect: ReturnType<typeof vi.spyOn>;
		beforeEach(() => {
			socket.emit('open');
			reconnect = vi.spyOn(socket, 'reconnect');
			socket.take();
		});

		it('connects anew within 90 seconds, and counts the silence as an absence', () => {
			const restored = vi.fn();
			stream.events.on('restored', restored);
			vi.advanceTimersByTime(20_000);
			socket.emit('message', { type: 'emojiAdded', body: {} });
			socket.isDead = true;
			vi.advanceTimersByTime(89_999);
			expect(reconnect).toHaveBeenCalledOnce();
			expect(stream.state).toBe('reconnecting');
			socket.emit('open');
			expect(restored.mock.lastCall?.[0].awayMs).toBeGreaterThanOrEqual(89_000);
		});

		it.each([
			['the reader comes back', 6_000, () => document.dispatchEvent(new Event('visibilitychange'))],
			['the network is back', 1, () => window.dispatchEvent(new Event('online'))],
			['something is pressed after a silence', 16_000, () => document.body.dispatchEvent(press())],
			['the device was suspended for half a minute', 1, () => vi.setSystemTime(Date.now() + 30_000)],
		])('is found out within seconds when %s', (_when, silence, happens) => {
			vi.advanceTimersByTime(silence);
			socket.isDead = true;
			happens();
			vi.advanceTimersByTime(9_000);
			expect(reconnect).toHaveBeenCalledOnce();
		});

		it('stays as it is as long as the server answers, and takes each probe back', () => {
			vi.advanceTimersByTime(600_000);
			document.body.dispatchEvent(press());
			expect(reconnect).not.toHaveBeenCalled();
			const sent = types(socket.take());
			const probes = sent.filter(type => type === 'connect').length;
			expect(probes).toBeGreaterThan(5);
			expect(sent.filter(type => type === 'disconnect')).toHaveLength(probes);
		});

		it('is not asked anything while frames come', () => {
			for (let second = 0; second < 100; second += 10) {
				vi.advanceTimersByTime(10_000);
				socket.emit('message', { type: 'emojiAdded', body: {} });
			}
			expect(socket.take().filter(message => message !== 'h')).toEqual([]);
		});

		it('is left in peace more and more where the server never answers such questions', () => {
			socket.isDead = true;
			for (let second = 0; second < 3_600; second++) {
				vi.advanceTimersByTime(1_000);
				if (stream.state === 'reconnecting') socket.emit('open');
			}
			expect(reconnect.mock.calls.length).toBeLessThan(10);
		});
	});

	it('survives frames that it does not understand', () => {
		socket.emit('open');
		const heard = vi.fn();
		stream.events.on('broadcast', heard);
		for (const frame of [null, 7, {}, { type: 5 }, { type: 'emojiAdded' }]) socket.emit('message', frame);
		expect(heard).toHaveBeenCalledOnce();
	});
});
