import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { captchaPlace } from './captcha/captchaPlace';
import { originOf } from './net/lanAddress';
import type { Web } from './net/Web';

/** The options of a server. Tests build them directly; `readServerOptions` parses the command line. */
export interface ServerOptions {
	/** 0 for any free one. */
	port: number;
	host: string;
	/** The data folder. */
	data: string;
	/** The canonical origin; by default the address that it listens on. */
	origin?: string;
	/** Another origin of this server, at which captchas are shown and nothing else; by default this machine's other name. */
	captchaOrigin?: string;
	/** Fills an empty data folder with the demo world. */
	seed: boolean;
	/** Logs every request. */
	verbose: boolean;
	/** The built client, served for every path that nothing else handles. */
	clientFolder: string;
	/** Fails to start without it, as its location was given explicitly. */
	isClientRequired?: boolean;
	/** Private hosts (`127.0.0.1:3001`) that previews and the media proxy may request: for tests. */
	privateHosts?: readonly string[];
	/** Takes the place of other servers: for tests. */
	web?: Web;
	/** The largest upload, whatever a role allows. */
	uploadMaxBytes: number;
	/** The timeout for the headers of a request. */
	headersWithinMs: number;
	/** The window in which a body has to make progress (`guardBodies`). */
	bodyWindowMs: number;
	/** How many notes the demo users post per second; 0 for none. */
	notesPerSecond: number;
	/** The origin of another home server whose public notes are copied here, as if both federated: for tests and demos. */
	copiesOf?: string;
	/** Runs as a proxy in front of this server (an origin). */
	server?: string;
	/** Sends visitors' addresses to that server in `x-forwarded-for`. */
	forwardAddress?: boolean;
	/** The URL of a translator with LibreTranslate's API. Without one, notes can't be translated. */
	translator?: string;
	/** Sets the password of this account and exits. */
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
	'captcha-origin': { type: 'string' },
	'no-seed': { type: 'boolean' },
	verbose: { type: 'boolean' },
	'client-folder': { type: 'string' },
	'notes-per-second': { type: 'string' },
	'copies-of': { type: 'string' },
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

/**
 * Parses the command line.
 * @throws Error that says what is wrong with it
 */
export function readServerOptions(args: readonly string[]): ServerOptions {
	const { values } = parseArgs({ args: [...args], options: OPTIONS });
	const port = values.port === undefined ? DEFAULT_OPTIONS.port : Number(values.port);
	if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`--port must be a number from 0 to 65535.`);
	const notesPerSecond = Number(values['notes-per-second'] ?? 0);
	if (!Number.isFinite(notesPerSecond) || notesPerSecond < 0) throw new Error('--notes-per-second must be a number.');
	const host = values.host ?? DEFAULT_OPTIONS.host;
	const captchaOrigin = values['captcha-origin'] && readAddress('captcha-origin', values['captcha-origin']).origin;
	const origin = values.origin === undefined ? originOf(host, port) : readAddress('origin', values.origin).origin;
	if (captchaOrigin && captchaPlace(origin, captchaOrigin) === null)
		throw new Error('--captcha-origin needs another host, or another port, than the pages have (--origin).');
	return {
		...DEFAULT_OPTIONS,
		port,
		host,
		data: values.data === undefined ? DEFAULT_OPTIONS.data : resolve(values.data),
		...(values.origin === undefined ? {} : { origin }),
		...(captchaOrigin ? { captchaOrigin } : {}),
		seed: values['no-seed'] !== true,
		verbose: values.verbose === true,
		isClientRequired: values['client-folder'] !== undefined,
		clientFolder: resolve(values['client-folder'] ?? DEFAULT_OPTIONS.clientFolder),
		notesPerSecond,
		...(values['copies-of'] === undefined ? {} : { copiesOf: readAddress('copies-of', values['copies-of']).origin }),
		...(values.server === undefined ? {} : { server: readAddress('server', values.server).origin }),
		forwardAddress: values['forward-address'] === true,
		...(values.translator === undefined ? {} : { translator: readAddress('translator', values.translator).href }),
		...(values['set-password'] === undefined ? {} : { setPassword: values['set-password'] }),
	};
}
