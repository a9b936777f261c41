import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

export const DEFAULT_PORT = 3000;
export const DEFAULT_DATA = 'data';
/** Notes per minute by the demo users. */
export const DEFAULT_LIVE = '20';

export const HELP = `usage: npm start -- [options]

  --port N            port to listen on (default ${DEFAULT_PORT})
  --host ADDRESS      address to listen on, such as 0.0.0.0 for all (default 127.0.0.1)
  --data DIR          where the home server keeps its data (default ${DEFAULT_DATA}/)
  --live RATE         notes per minute in the demo world (default ${DEFAULT_LIVE}); also 20/s, or 0 for none
  --fresh             start with a new demo world: deletes the data folder
  --server URL        serve the client in front of this Misskey server instead of the home server
  --forward-address   with --server: send it each visitor's address in X-Forwarded-For
  --captcha-origin URL
                      another origin of this server, for captchas alone
  --translator URL    LibreTranslate server that translates notes on the home server
  --copies-of URL     keep copies of the public notes of this other home server, as if both federated
  --no-build          serve the last build
  --set-password NAME set an account's password on the home server, then exit
  --help              show this help

Demo accounts: demo/demo, friend/friend and admin/admin`;

const OPTIONS = {
	port: { type: 'string' },
	host: { type: 'string' },
	data: { type: 'string' },
	live: { type: 'string' },
	fresh: { type: 'boolean' },
	server: { type: 'string' },
	'forward-address': { type: 'boolean' },
	translator: { type: 'string' },
	'copies-of': { type: 'string' },
	'no-build': { type: 'boolean' },
	'set-password': { type: 'string' },
	origin: { type: 'string' },
	'captcha-origin': { type: 'string' },
	verbose: { type: 'boolean' },
	help: { type: 'boolean' },
};

/**
 * Notes per second. `20` and `20/min` are notes per minute, `20/s` per second.
 * @param {string} text
 * @throws {Error} if it isn't a rate
 */
export function readRate(text) {
	const [, number, unit = 'min'] = /^(\d+(?:\.\d+)?)\s*(?:\/\s*(s|sec|min|m|h))?$/.exec(text.trim()) ?? [];
	if (number === undefined)
		throw new Error(`--live takes notes per minute, such as 20, or a rate, such as 20/s. It was "${text}".`);
	const seconds = { s: 1, sec: 1, min: 60, m: 60, h: 3600 }[unit];
	return Number(number) / seconds;
}

/**
 * Parses the command line of `npm start`.
 * @param {readonly string[]} args
 * @throws {Error} with a message for the user
 */
export function readStartOptions(args) {
	const { values } = parse(args);
	const port = values.port === undefined ? DEFAULT_PORT : Number(values.port);
	if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error('--port takes a number from 0 to 65535.');
	const host = values.host ?? '127.0.0.1';
	if (isIP(host) === 0 && host !== 'localhost')
		throw new Error(`--host takes an IP address of this machine. It was "${host}".`);
	const server = values.server === undefined ? null : readOrigin(values.server, '--server');
	if (values['forward-address'] && server === null) throw new Error('--forward-address needs --server.');
	return {
		port,
		host: host === 'localhost' ? '127.0.0.1' : host,
		data: resolve(values.data ?? DEFAULT_DATA),
		isDefaultData: values.data === undefined || resolve(values.data) === resolve(DEFAULT_DATA),
		notesPerSecond: readRate(values.live ?? DEFAULT_LIVE),
		fresh: values.fresh === true,
		server,
		forwardAddress: values['forward-address'] === true,
		translator: values.translator === undefined ? null : readAddress(values.translator, '--translator').href,
		copiesOf: values['copies-of'] === undefined ? null : readOrigin(values['copies-of'], '--copies-of'),
		build: values['no-build'] !== true,
		setPassword: values['set-password'] ?? null,
		origin: values.origin === undefined ? null : readOrigin(values.origin, '--origin'),
		captchaOrigin:
			values['captcha-origin'] === undefined ? null : readOrigin(values['captcha-origin'], '--captcha-origin'),
		verbose: values.verbose === true,
		help: values.help === true,
	};
}

function parse(args) {
	try {
		return parseArgs({ args: [...args], options: OPTIONS });
	} catch (error) {
		const [sentence] = String(error.message).split('. ');
		throw new Error(`${sentence.replace(/\.$/, '')}. For all options: npm start -- --help`);
	}
}

const readOrigin = (text, option) => readAddress(text, option).origin;

function readAddress(text, option) {
	const url = URL.canParse(text) ? new URL(text) : null;
	if (!url || !/^https?:$/.test(url.protocol))
		throw new Error(`${option} takes an address, such as https://misskey.example. It was "${text}".`);
	return url;
}
