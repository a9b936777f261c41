import type { ServerOptions } from './serverOptions';

/**
 * Why the server did not start, in one line that says what to do.
 * @param options null if they could not be parsed
 */
export function startProblem(error: unknown, options: Pick<ServerOptions, 'port' | 'host'> | null): string {
	const { code, message } = error as { code?: string; message?: string };
	if (options) {
		const { port, host } = options;
		if (code === 'EADDRINUSE') return `Port ${port} is taken. Choose another one: npm start -- --port ${port + 1}`;
		if (code === 'EACCES')
			return `You are not allowed to use port ${port}. Choose one above 1024: npm start -- --port 3000`;
		if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
			return `${host} is not an address of this machine. To listen on all addresses: npm start -- --host 0.0.0.0`;
	}
	const [line = ''] = (message ?? String(error)).split('\n');
	return line;
}
