/** Where an address leads, as short as it can be told: `app.example`, or `myapp:` of an app on the device. */
export function returnsTo(address: string | null): string | null {
	if (address === null || !URL.canParse(address)) return null;
	const url = new URL(address);
	return url.protocol === 'https:' || url.protocol === 'http:' ? url.host : url.protocol;
}
