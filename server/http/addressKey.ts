import { isIPv6 } from 'node:net';

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
/** The owner of an IPv6 address usually has the whole network that shares its first half. */
const NETWORK_GROUPS = 4;
const ALL_GROUPS = 8;

/** The key that an address is counted by: itself, or the network of an IPv6 address. */
export function addressKey(address: string): string {
	const mapped = MAPPED.exec(address)?.[1];
	if (mapped !== undefined) return mapped;
	if (!isIPv6(address)) return address;
	const [before = '', after] = address.toLowerCase().split('::');
	const groups = before === '' ? [] : before.split(':');
	if (after !== undefined) {
		const last = after === '' ? [] : after.split(':');
		const left = Math.max(0, ALL_GROUPS - groups.length - last.length);
		groups.push(...Array.from({ length: left }, () => '0'), ...last);
	}
	const network = groups.slice(0, NETWORK_GROUPS).map(group => group.replace(/^0+(?=.)/, ''));
	return `${network.join(':')}::/64`;
}
