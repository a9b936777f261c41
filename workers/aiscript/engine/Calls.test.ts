import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LIMIT_TEXTS, LIMITS } from '../limits';
import { Calls } from './Calls';
import { StoppedError } from './StoppedError';
import { takeTurn } from './takeTurn';

let now = 0;
beforeEach(() => {
	now = 1_000;
	vi.stubGlobal('performance', { now: () => now });
});
afterEach(() => vi.unstubAllGlobals());

/** Computes for a number of milliseconds, a step in each. */
async function compute(calls: Calls, ms: number): Promise<void> {
	for (let step = 0; step < ms; step++) {
		now++;
		await calls.step();
	}
}

const later = async (turns = 5) => {
	for (let turn = 0; turn < turns; turn++) await takeTurn();
};

it('gives each call its own steps', async () => {
	const calls = new Calls();
	const most = async () => {
		for (let step = 0; step < LIMITS.steps; step++) {
			const turn = calls.step();
			if (turn) await turn;
		}
	};
	await calls.run(most);
	await calls.run(most);
	await expect(
		calls.run(async () => {
			await most();
			await calls.step();
		}),
	).rejects.toThrow(LIMIT_TEXTS.steps);
});

it('counts the time of computing, and not that of waiting', async () => {
	const calls = new Calls();
	await calls.run(async () => {
		for (let time = 0; time < 4; time++) {
			await compute(calls, 1_000);
			await calls.wait(
				takeTurn().then(() => {
					now += 60_000;
				}),
			);
		}
	});
	await expect(calls.run(() => compute(calls, LIMITS.computeMs + 100))).rejects.toThrow(LIMIT_TEXTS.time);
});

it('lets calls compute one after another, and in while one waits', async () => {
	const calls = new Calls();
	const told: string[] = [];
	let goOn = () => {};
	const first = calls.run(async () => {
		told.push('first');
		await calls.wait(
			new Promise<void>(resolve => {
				goOn = resolve;
			}),
		);
		told.push('first again');
	});
	const second = calls.run(async () => {
		told.push('second');
		await compute(calls, 100);
		goOn();
		await compute(calls, 100);
		told.push('second ends');
	});
	await Promise.all([first, second]);
	expect(told).toEqual(['first', 'second', 'second ends', 'first again']);
	expect(calls.isBusy).toBe(false);
});

it('ends what goes on of a call that has failed', async () => {
	const calls = new Calls();
	let left: unknown;
	const failed = calls.run(async () => {
		const going = (async () => {
			for (;;) {
				now++;
				await calls.step();
			}
		})();
		going.catch(error => {
			left = error;
		});
		await takeTurn();
		throw new Error('One of two arguments failed.');
	});
	await expect(failed).rejects.toThrow('One of two');
	await calls.run(() => compute(calls, 100));
	await later();
	expect(left).toBeInstanceOf(StoppedError);
});

it('stands still while it is paused', async () => {
	const calls = new Calls();
	let steps = 0;
	const running = calls.run(async () => {
		for (; steps < 1_000; steps++) await compute(calls, 1);
	});
	calls.setPaused(true);
	await later(20);
	const before = steps;
	await later(20);
	expect(steps).toBe(before);
	const waiting = calls.run(async () => 'let in');
	await later();
	calls.setPaused(false);
	await running;
	expect(steps).toBe(1_000);
	expect(await waiting).toBe('let in');
});

it('refuses calls of which too many wait, and ends all when it is stopped', async () => {
	const calls = new Calls();
	const never = () => calls.wait(new Promise<never>(() => {}));
	const all = Array.from({ length: LIMITS.waitingCalls }, () => calls.run(never));
	await expect(calls.run(async () => {})).rejects.toThrow(LIMIT_TEXTS.calls);
	// The first one waits for what is outside; all others wait to be let in.
	const ended = Promise.allSettled(all.slice(1));
	calls.stop();
	for (const outcome of await ended) {
		expect(outcome).toMatchObject({ status: 'rejected', reason: expect.any(StoppedError) });
	}
});

it('rests as long as it computes where nobody waits for it', async () => {
	const paused = vi.spyOn(globalThis, 'setTimeout');
	// What an earlier test file has left may start timers too.
	const rests = () => paused.mock.calls.filter(([, ms]) => ms === 8).length;
	const calls = new Calls();
	const allowance = { steps: 1_000, computeMs: 1_000 };
	await calls.run(() => compute(calls, 100), { ...allowance, rests: true });
	expect(rests()).toBe(6);
	await calls.run(() => compute(calls, 100), { ...allowance });
	expect(rests()).toBe(6);
	paused.mockRestore();
});
