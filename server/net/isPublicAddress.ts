import { BlockList, isIP, isIPv4 } from 'node:net';

/** Ranges that are not the public internet (IANA's special-purpose registries). */
const RANGES: readonly (readonly [network: string, prefix: number])[] = [
	['0.0.0.0', 8],
	['10.0.0.0', 8],
	['100.64.0.0', 10],
	['127.0.0.0', 8],
	['169.254.0.0', 16],
	['172.16.0.0', 12],
	['192.0.0.0', 24],
	['192.0.2.0', 24],
	['192.88.99.0', 24],
	['192.168.0.0', 16],
	['198.18.0.0', 15],
	['198.51.100.0', 24],
	['203.0.113.0', 24],
	['224.0.0.0', 4],
	['240.0.0.0', 4],
	['::', 128],
	['::1', 128],
	['100::', 64],
	['2001::', 23],
	['2001:db8::', 32],
	['fc00::', 7],
	['fe80::', 10],
	['fec0::', 10],
	['ff00::', 8],
];

const blocked = new BlockList();
for (const [network, prefix] of RANGES) blocked.addSubnet(network, prefix, isIPv4(network) ? 'ipv4' : 'ipv6');

/** Eight numbers of 16 bits. The address must be valid. */
function groupsOf(address: string): number[] {
	const dotted = /^(.*:)(\d+)\.(\d+)\.(\d+)\.(\d+)$/.exec(address);
	const plain = dotted
		? `${dotted[1]}${((Number(dotted[2]) << 8) | Number(dotted[3])).toString(16)}:${((Number(dotted[4]) << 8) | Number(dotted[5])).toString(16)}`
		: address;
	const [head = '', tail] = plain.split('::');
	const parse = (part: string | undefined) => (part ? part.split(':').map(word => Number.parseInt(word, 16)) : []);
	const [front, back] = [parse(head), parse(tail)];
	return tail === undefined ? front : [...front, ...Array(8 - front.length - back.length).fill(0), ...back];
}

const dotted = (high = 0, low = 0): string => `${high >> 8}.${high & 255}.${low >> 8}.${low & 255}`;

/** The IPv4 address embedded in an IPv6 one (mapped, compatible, NAT64, 6to4); otherwise null. */
function wrappedIpv4(address: string): string | null {
	const g = groupsOf(address);
	const isZero = (from: number, to: number) => g.slice(from, to).every(group => group === 0);
	if (isZero(0, 5) && g[5] === 0xffff) return dotted(g[6], g[7]);
	if (isZero(0, 6) && !isZero(6, 7)) return dotted(g[6], g[7]);
	if (g[0] === 0x64 && g[1] === 0xff9b) return dotted(g[6], g[7]);
	if (g[0] === 0x2002) return dotted(g[1], g[2]);
	return null;
}

/**
 * Whether an IP address belongs to the public internet. Loopback, private, link-local, reserved and documentation
 * addresses don't, in any notation, nor does anything that isn't an address.
 */
export function isPublicAddress(address: string): boolean {
	const [bare = ''] = address.replace(/^\[|\]$/g, '').split('%');
	const family = isIP(bare);
	if (family === 0) return false;
	if (family === 4) return !blocked.check(bare, 'ipv4');
	const inner = wrappedIpv4(bare);
	return inner === null ? !blocked.check(bare, 'ipv6') : isPublicAddress(inner);
}
