import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

/** How a server is started. Tests build it by hand; the command line is read by `readServerOptions`. */
export interface ServerOptions {
	/** 0: any free one. */
	port: number;
	host: string;
	/** The data folder. */
	data: string;
	/** The canonical origin; missing: the address that is listened on. */
	origin?: string;
	/** Fill an empty data folder with the first accounts. */
	seed: boolean;
	/** Log every request. */
	verbose: boolean;
	/** The built client, which is served under every path that is nothing else. */
	clientFolder: string;
	/** Do not start without it: somebody said where it is. */
	isClientRequired?: boolean;
	/** Hosts (`127.0.0.1:3001`) that previews and the media proxy may ask although they are private: for tests. */
	privateHosts?: readonly string[];
	/** No upload may be larger, whatever a role allows. */
	uploadMaxBytes: number;
	/** The time for the headers of a request. */
	headersWithinMs: number;
	/** A body has to get on within each of these (`guardBodies`). */
	bodyWindowMs: number;
	/** How much the people of the demo world write. 0: nothing. */
	notesPerSecond: number;
	/** Stand in front of this server (an origin) instead of being one. */
	server?: string;
	/** Tell that server the addresses of visitors, by `x-forwarded-for`. */
	forwardAddress?: boolean;
	/** The address of a translator that answers as LibreTranslate does. Missing: notes are not translated. */
	translator?: string;
	/** Set the password of this account, and end. */
	setPassword?: string;
}

export const DEFAULT_OPTIONS: ServerOptions = {
	port: 3000,
	host: '127.0.0.1',
	data: resolve('data'),
	seed: true,
	verbose: false,
	clientFolder: resolve('dist/client'),
	uploadMaxBytes: 256 * 1024 * 1024,
	headersWithinMs: 20_000,
	bodyWindowMs: 30_000,
	notesPerSecond: 0,
};

const OPTIONS = {
	port: { type: 'string' },
	host: { type: 'string' },
	data: { type: 'string' },
	origin: { type: 'string' },
	'no-seed': { type: 'boolean' },
	verbose: { type: 'boolean' },
	'client-folder': { type: 'string' },
	'notes-per-second': { type: 'string' },
	server: { type: 'string' },
	'forward-address': { type: 'boolean' },
	translator: { type: 'string' },
	'set-password': { type: 'string' },
} as const;

function readAddress(option: string, text: string): URL {
	const url = URL.canParse(text) ? new URL(text) : null;
	if (url?.protocol === 'http:' || url?.protocol === 'https:') return url;
	throw new Error(`--${option} takes an address, such as https://misskey.example. It was "${text}".`);
}

/** Reads the command line. Throws an Error that says what is wrong with it. */
export function readServerOptions(args: readonly string[]): ServerOptions {
	const { values } = parseArgs({ args: [...args], options: OPTIONS });
	const port = values.port === undefined ? DEFAULT_OPTIONS.port : Number(values.port);
	if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`--port must be a number from 0 to 65535.`);
	const notesPerSecond = Number(values['notes-per-second'] ?? 0);
	if (!Number.isFinite(notesPerSecond) || notesPerSecond < 0) throw new Error('--notes-per-second must be a number.');
	return {
		...DEFAULT_OPTIONS,
		port,
		host: values.host ?? DEFAULT_OPTIONS.host,
		data: values.data === undefined ? DEFAULT_OPTIONS.data : resolve(values.data),
		...(values.origin === undefined ? {} : { origin: readAddress('origin', values.origin).origin }),
		seed: values['no-seed'] !== true,
		verbose: values.verbose === true,
		isClientRequired: values['client-folder'] !== undefined,
		clientFolder: resolve(values['client-folder'] ?? DEFAULT_OPTIONS.clientFolder),
		notesPerSecond,
		...(values.server === undefined ? {} : { server: readAddress('server', values.server).origin }),
		forwardAddress: values['forward-address'] === true,
		...(values.translator === undefined ? {} : { translator: readAddress('translator', values.translator).href }),
		...(values['set-password'] === undefined ? {} : { setPassword: values['set-password'] }),
	};
}
