import { readFile } from 'node:fs/promises';

/** What the kernel has counted since the machine started. */
export interface Counters {
	/** Bytes received and sent by all network interfaces. */
	received: number;
	sent: number;
	/** Reads from and writes to disks. */
	reads: number;
	writes: number;
}

/** Whole disks: their partitions would count twice. */
const DISK = /^(?:[shv]d[a-z]+|xvd[a-z]+|nvme\d+n\d+|mmcblk\d+)$/;

/** Linux tells; elsewhere all are 0. */
export async function readCounters(): Promise<Counters> {
	const [network, disks] = await Promise.all([linesOf('/proc/net/dev'), linesOf('/proc/diskstats')]);
	return { ...parseNetwork(network), ...parseDisks(disks) };
}

async function linesOf(path: string): Promise<string[]> {
	try {
		return (await readFile(path, 'utf8')).split('\n');
	} catch {
		return [];
	}
}

/** Lines such as `eth0: 3565 12 0 0 0 0 0 0 1217 10 …`: bytes received are the first number, bytes sent the ninth. */
export function parseNetwork(lines: readonly string[]): Pick<Counters, 'received' | 'sent'> {
	const rows = lines.flatMap(line => {
		const [, numbers] = /^\s*[^:\s]+:(.*)$/.exec(line) ?? [];
		return numbers === undefined ? [] : [numbers.trim().split(/\s+/).map(Number)];
	});
	return { received: sum(rows.map(row => row[0])), sent: sum(rows.map(row => row[8])) };
}

/** Lines such as `254 0 vda 600 …`: reads are the first number after the name, writes the fifth. */
export function parseDisks(lines: readonly string[]): Pick<Counters, 'reads' | 'writes'> {
	const rows = lines.map(line => line.trim().split(/\s+/)).filter(([, , name = '']) => DISK.test(name));
	return { reads: sum(rows.map(row => Number(row[3]))), writes: sum(rows.map(row => Number(row[7]))) };
}

const sum = (values: readonly (number | undefined)[]): number =>
	values.reduce<number>((total, value) => total + (Number.isFinite(value) ? (value ?? 0) : 0), 0);
