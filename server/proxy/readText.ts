const MAX_BYTES = 512 * 1024;

/** The text of a response of another server, up to 512 KiB; what comes after that isn't read. */
export async function readText(body: AsyncIterable<Buffer>): Promise<string> {
	const chunks: Buffer[] = [];
	let length = 0;
	for await (const chunk of body) {
		chunks.push(chunk);
		length += chunk.length;
		if (length > MAX_BYTES) break;
	}
	return Buffer.concat(chunks).toString('utf8');
}
