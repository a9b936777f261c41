import { request } from 'node:http';

export interface RawAnswer {
	status: number;
	headers: Record<string, string | string[] | undefined>;
	bytes: Buffer;
}

/** Requests a path exactly as written: `fetch` would normalize dots and slashes. */
export function rawRequest(origin: string, path: string, headers: Record<string, string> = {}): Promise<RawAnswer> {
	const { hostname, port } = new URL(origin);
	return new Promise((resolve, reject) => {
		const outgoing = request({ hostname, port, path, headers }, answer => {
			const chunks: Buffer[] = [];
			answer.on('data', (chunk: Buffer) => chunks.push(chunk));
			answer.on('end', () =>
				resolve({ status: answer.statusCode ?? 0, headers: answer.headers, bytes: Buffer.concat(chunks) }),
			);
		});
		outgoing.on('error', reject);
		outgoing.end();
	});
}
