import { cpus, freemem, totalmem } from 'node:os';
import { steadyNow } from '../steadyNow';
import { type Counters, readCounters } from './readCounters';
import type { SampledSource } from './Sampler';

/** How busy the machine was since the last sample. */
export interface MachineSample {
	/** Of all processors, 0 to 1. */
	cpu: number;
	/** Bytes. */
	mem: { used: number; active: number };
	/** Bytes per second. */
	net: { rx: number; tx: number };
	/** Reads and writes of disks per second. */
	fs: { r: number; w: number };
}

interface Moment extends Counters {
	at: number;
	/** Time of all processors, in milliseconds: in all, and without work. */
	time: number;
	idle: number;
}

const EVERY_MS = 2000;

async function now(): Promise<Moment> {
	const times = cpus().map(cpu => cpu.times);
	return {
		...(await readCounters()),
		at: steadyNow(),
		time: times.reduce((sum, { user, nice, sys, idle, irq }) => sum + user + nice + sys + idle + irq, 0),
		idle: times.reduce((sum, { idle }) => sum + idle, 0),
	};
}

/** The machine that the server runs on. */
export function machineSource(): SampledSource<MachineSample> {
	let last: Moment | null = null;
	return {
		everyMs: EVERY_MS,
		async begin() {
			last = await now();
		},
		async measure() {
			const present = await now();
			const sample = between(last ?? present, present, totalmem() - freemem());
			last = present;
			return sample;
		},
	};
}

export function between(before: Moment, after: Moment, used: number): MachineSample {
	const seconds = Math.max(0.001, (after.at - before.at) / 1000);
	// A counter starts again when its device is replaced.
	const rate = (name: keyof Counters): number => rounded(Math.max(0, after[name] - before[name]) / seconds, 1);
	const time = after.time - before.time;
	const busy = time > 0 ? 1 - (after.idle - before.idle) / time : 0;
	return {
		cpu: rounded(Math.min(1, Math.max(0, busy)), 3),
		mem: { used, active: used },
		net: { rx: rate('received'), tx: rate('sent') },
		fs: { r: rate('reads'), w: rate('writes') },
	};
}

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));
