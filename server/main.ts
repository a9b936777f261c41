import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Questions } from './auth/Questions';
import { setPassword } from './auth/setPassword';
import { appTokens, revokeAppTokens } from './auth/tokens';
import { openCore } from './Core';
import { createServer } from './createServer';
import { keepServing } from './keepServing';
import { createProxy } from './proxy/createProxy';
import { readServerOptions, type ServerOptions } from './serverOptions';
import { startProblem } from './startProblem';
import { isLoopbackHost } from './static/canonicalRedirect';

/** Responses that take longer to finish are cut off. */
const STOP_WITHIN_MS = 4000;

async function changePassword(options: ServerOptions, username: string): Promise<void> {
	const core = openCore(options);
	const questions = new Questions();
	try {
		const user = await setPassword(core, username, await questions.askPassword(`New password for ${username}: `));
		console.log(`Password of ${username} changed. All its sign-ins have ended.`);
		const apps = appTokens(core, user.id).length;
		if (apps > 0 && (await questions.askYes(`${apps} app tokens still work. Revoke them too?`))) {
			revokeAppTokens(core, user.id);
			console.log('App tokens revoked.');
		}
	} finally {
		questions.close();
		core.close();
	}
}

/**
 * Starts the server or the proxy.
 * @returns the canonical origin, and how to stop it
 */
async function begin(options: ServerOptions): Promise<{ canonical: string; stop(): Promise<void> }> {
	const { server } = options;
	if (server === undefined) {
		const home = await createServer(options, makeReport());
		return { canonical: home.core.urls.origin, stop: () => home.stop() };
	}
	const proxy = await createProxy({ ...options, server });
	return { canonical: proxy.origin, stop: () => proxy.stop() };
}

async function serve(options: ServerOptions): Promise<void> {
	checkClient(options);
	const running = await begin(options);
	keepServing();
	// Before the address is printed, as its reader may stop the server at once.
	const stop = async () => {
		// By a signal, as `exit` would wait for a thread that draws a picture.
		setTimeout(() => process.kill(process.pid, 'SIGKILL'), STOP_WITHIN_MS).unref();
		await running.stop();
		process.exit(0);
	};
	process.once('SIGTERM', stop);
	process.once('SIGINT', stop);
	console.log(`\n  Quarterdeck  ${running.canonical}`);
	if (options.server !== undefined) console.log(`  in front of  ${options.server}\n`);
	else if (isLoopbackHost(options.host) && isLoopbackHost(new URL(running.canonical).hostname))
		console.log('  sign in as   demo / demo   (or friend / friend, admin / admin)\n');
	else
		console.log(
			'  Demo sign-ins are refused here until you change their passwords: npm start -- --set-password demo\n',
		);
}

/** Shows the steps of long work: in one line at a terminal, else only the first of each kind. */
function makeReport(): (step: string) => void {
	let shown = '';
	return step => {
		if (process.stdout.isTTY) process.stdout.write(`\r\x1b[KMaking the demo world: ${step} …`);
		const kind = step.replace(/\d+/g, '');
		if (!process.stdout.isTTY && kind !== shown) console.log(`Making the demo world: ${step} …`);
		shown = kind;
	};
}

/** @throws Error if a client is required that has not been built */
function checkClient({ clientFolder, isClientRequired }: ServerOptions): void {
	if (!isClientRequired || existsSync(join(clientFolder, 'index.html'))) return;
	throw new Error(`The client is not built (${clientFolder}). Run: npm run build`);
}

let options: ServerOptions | null = null;
try {
	options = readServerOptions(process.argv.slice(2));
	if (options.setPassword === undefined) await serve(options);
	else await changePassword(options, options.setPassword);
} catch (error) {
	console.error(startProblem(error, options));
	process.exit(1);
}
