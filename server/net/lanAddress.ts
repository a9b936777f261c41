import { networkInterfaces } from 'node:os';

/** An address by which other machines reach this one; null if it has no network. IPv4 before IPv6. */
export function lanAddress(): string | null {
	const all = Object.values(networkInterfaces()).flatMap(list => list ?? []);
	const reachable = all.filter(({ internal, address }) => !internal && !address.startsWith('fe80:'));
	return (reachable.find(({ family }) => family === 'IPv4') ?? reachable[0])?.address ?? null;
}

const isWildcard = (host: string): boolean => host === '0.0.0.0' || host === '::';

/**
 * The origin of a server that listens on `host`; if it listens everywhere, with an address that other machines can use.
 */
export function originOf(host: string, port: number): string {
	const name = isWildcard(host) ? (lanAddress() ?? '127.0.0.1') : host;
	return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}
