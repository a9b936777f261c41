/** Schemes of callbacks that would run something in this page instead of leading to an app. */
const FORBIDDEN = new Set(['javascript:', 'data:', 'file:', 'vbscript:', 'blob:', 'about:']);

/** An address that an answer may go to; apps on the device have a scheme of their own. Null for any other. */
export function safeCallback(address: string | null | undefined): string | null {
	if (address == null || !URL.canParse(address)) return null;
	const url = new URL(address);
	return FORBIDDEN.has(url.protocol) ? null : url.href;
}
