import { expect, it } from 'vitest';
import { between } from './machineSource';
import { parseDisks, parseNetwork } from './readCounters';

const moment = { received: 0, sent: 0, reads: 0, writes: 0, at: 1000, time: 4000, idle: 1000 };

it('says what happened per second', () => {
	const later = { received: 4000, sent: 1001, reads: 3, writes: 10, at: 3000, time: 8000, idle: 4000 };
	expect(between(moment, later, 5)).toEqual({
		cpu: 0.25,
		mem: { used: 5, active: 5 },
		net: { rx: 2000, tx: 500.5 },
		fs: { r: 1.5, w: 5 },
	});
});

it('has no negative and no endless figures', () => {
	expect(between(moment, moment, 5)).toMatchObject({ cpu: 0, net: { rx: 0, tx: 0 } });
	const restarted = { ...moment, received: -5, at: 1000.0001, idle: 9000, time: 4001 };
	expect(between(moment, restarted, 5)).toMatchObject({ cpu: 0, net: { rx: 0 } });
});

it('reads what Linux has counted', () => {
	const network = [
		'Inter-|   Receive                |  Transmit',
		' face |bytes    packets errs drop|bytes packets',
		'    lo:     100 1 0 0 0 0 0 0     100 1 0 0 0 0 0 0',
		'  eth0:3565102557  127943 0 0 0 0 0 0 12170424 102007 0 0 0 0 0 0',
	];
	expect(parseNetwork(network)).toEqual({ received: 3_565_102_657, sent: 12_170_524 });
	const disks = [
		'   7  0 loop0 9 9 9 9 9 9 9 9',
		' 259  0 nvme0n1 10 0 80 0 4 0 32 0',
		' 259  1 nvme0n1p1 10 0 80 0 4 0 32 0',
		' 8 0 sda 1 0 8 0 2 0 16 0',
		' 8 1 sda1 1 0 8 0 2 0 16 0',
		'',
	];
	expect(parseDisks(disks)).toEqual({ reads: 11, writes: 6 });
	expect([parseNetwork([]), parseDisks([])]).toEqual([
		{ received: 0, sent: 0 },
		{ reads: 0, writes: 0 },
	]);
});
