import { isIP } from 'node:net';
import { isLoopbackHost } from '../static/canonicalRedirect';
import type { Asker } from './Asker';

type Headers = Asker['headers'];

/** Headers in which reverse proxies name the client. */
const ADDRESS_HEADERS = [
	'x-forwarded-for',
	'x-real-ip',
	'x-client-ip',
	'x-cluster-client-ip',
	'x-original-forwarded-for',
	'true-client-ip',
	'fastly-client-ip',
	'cf-connecting-ip',
	'cf-connecting-ipv6',
	'cf-pseudo-ipv4',
	'x-envoy-external-address',
	'x-appengine-user-ip',
	'fly-client-ip',
];
/** Other headers that proxies add. */
const OTHER_HEADERS = ['via', 'x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-server', 'x-forwarded-port'];

/**
 * Whether a reverse proxy forwarded the request from another machine. A list of only loopback addresses counts as this
 * machine: proxies append the address that they see, so other machines can't send such a list.
 */
export function isForwarded(headers: Headers): boolean {
	const host = headers.host === undefined ? null : hostnameOf(String(headers.host));
	if (host === null || !isLoopbackHost(host)) return true;
	const told = [...ADDRESS_HEADERS.flatMap(name => split(headers[name])), ...split(headers.forwarded).map(forNode)];
	if (told.every(isLoopbackAddress)) return false;
	return !isMadeUp(headers, told);
}

/**
 * Tests use an address per call, as sign-ins are limited by address: a single one in 10.0.0.0/8, without anything that
 * a browser or another proxy adds. Existing test tools for the API can't be configured differently.
 */
function isMadeUp(headers: Headers, told: readonly string[]): boolean {
	const address = String(headers['x-forwarded-for']);
	if (told.length !== 1 || isIP(address) !== 4 || !address.startsWith('10.')) return false;
	return ['origin', 'referer', 'sec-fetch-site', ...OTHER_HEADERS].every(name => headers[name] === undefined);
}

const split = (value: string | string[] | undefined): string[] =>
	value === undefined ? [] : [value].flat().flatMap(each => each.split(',').map(part => part.trim()));

/** The address of one element of `Forwarded` (RFC 7239); empty if it names none. */
const forNode = (element: string): string => /(?:^|;)\s*for="?([^";]*)/i.exec(element)?.[1] ?? element;

/** Addresses may have ports and brackets. */
function isLoopbackAddress(text: string): boolean {
	const bare = /^\[([^\]]*)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
	const plain = bare.replace(/^::ffff:/i, '');
	return (isIP(plain) === 4 && plain.startsWith('127.')) || (isIP(bare) === 6 && bare === '::1');
}

const hostnameOf = (host: string): string | null =>
	URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : null;
