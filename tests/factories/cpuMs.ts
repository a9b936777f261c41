/**
 * How long the work kept this process's processor busy, in milliseconds. Unlike the time on the clock it stays the same
 * on a machine with other work.
 */
export function cpuMs(work: () => void): number {
	const before = process.cpuUsage();
	work();
	const { user, system } = process.cpuUsage(before);
	return (user + system) / 1_000;
}
