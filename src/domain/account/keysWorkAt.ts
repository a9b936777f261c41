const IP_ADDRESS = /^(?:\d+(?:\.\d+){3}|\[.*\])$/;

/**
 * Whether security keys and passkeys for a server work on a page: its host is the one that they are for, or within it
 * (rules/accounts#where-passkeys-work). Browsers refuse them at IP addresses.
 * @param pageHost without a port
 * @param keyHost the host that keys are for (WebAuthn's RP id)
 */
export function keysWorkAt(pageHost: string, keyHost: string): boolean {
	if (IP_ADDRESS.test(pageHost)) return false;
	return pageHost === keyHost || pageHost.endsWith(`.${keyHost}`);
}
