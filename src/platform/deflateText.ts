/** Whether the browser can pack texts. */
export const canDeflate = (): boolean => typeof CompressionStream === 'function';

/** A text, packed, in characters that addresses can have (base64url). */
export async function deflateText(text: string): Promise<string> {
	const bytes = await through(
		new CompressionStream('deflate'),
		new TextEncoder().encode(text),
		Number.POSITIVE_INFINITY,
	);
	const binary = Array.from(bytes, byte => String.fromCharCode(byte)).join('');
	return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/**
 * The inverse.
 * @param maxBytes of the text; a small input can be made to unpack to a huge one
 * @throws {Error} it isn't such a text, or too long
 */
export async function inflateText(packed: string, maxBytes: number): Promise<string> {
	const binary = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
	const bytes = Uint8Array.from(binary, character => character.charCodeAt(0));
	const text = await through(new DecompressionStream('deflate'), bytes, maxBytes);
	return new TextDecoder('utf-8', { fatal: true }).decode(text);
}

async function through(
	stream: CompressionStream | DecompressionStream,
	bytes: Uint8Array<ArrayBuffer>,
	maxBytes: number,
): Promise<Uint8Array> {
	const writer = stream.writable.getWriter();
	// What fails there also fails the reader, which reports it.
	writer.write(bytes).catch(() => {});
	writer.close().catch(() => {});
	const reader = stream.readable.getReader();
	const parts: Uint8Array[] = [];
	let length = 0;
	for (;;) {
		const { done, value } = await reader.read();
		if (done) break;
		length += value.length;
		if (length > maxBytes) {
			await reader.cancel();
			throw new Error('The packed text is too long.');
		}
		parts.push(value);
	}
	const whole = new Uint8Array(length);
	let at = 0;
	for (const part of parts) {
		whole.set(part, at);
		at += part.length;
	}
	return whole;
}
