import { isSameJson } from '@/base/isSameJson';

interface Sides {
	readonly device: unknown;
	/** Undefined if the server has none. */
	readonly server: unknown;
	/** What this device last saw there; undefined if it never looked. */
	readonly seen: unknown;
	/** Both in one; undefined if that is not possible. */
	readonly merged: unknown;
}

/**
 * What to do with a synced value: `write` the device's, `take` the server's, `merge`, `ask` the user, or nothing as
 * both are the `same`. A side that has changed alone wins.
 */
export type SyncDecision = 'same' | 'write' | 'take' | 'merge' | 'ask';

export function decideSync({ device, server, seen, merged }: Sides): SyncDecision {
	if (server === undefined) return 'write';
	if (isSameJson(device, server)) return 'same';
	if (seen !== undefined && isSameJson(server, seen)) return 'write';
	if (seen !== undefined && isSameJson(device, seen)) return 'take';
	return merged === undefined ? 'ask' : 'merge';
}
