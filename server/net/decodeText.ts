/**
 * Decodes text by the encoding in the header or in the first bytes.
 * @param contentType the whole `content-type`
 */
export function decodeText(bytes: Buffer, contentType: string): string {
	const named = /(?:charset|encoding)=["']?([\w-]+)/i;
	const label = named.exec(contentType)?.[1] ?? named.exec(bytes.subarray(0, 2048).toString('latin1'))?.[1] ?? 'utf-8';
	try {
		return new TextDecoder(label).decode(bytes);
	} catch {
		return new TextDecoder().decode(bytes);
	}
}
