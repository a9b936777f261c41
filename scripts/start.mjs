/** `npm start`: installs and builds what is missing, then serves the client with the embedded home server. */
import { checkNode } from './checkNode.mjs';

checkNode();
const { existsSync, readdirSync, rmSync } = await import('node:fs');
const { createServer } = await import('node:net');
const { join } = await import('node:path');
const { createInterface } = await import('node:readline/promises');
const { pathToFileURL } = await import('node:url');
const { ensureDependencies, projectRoot } = await import('./ensureDependencies.mjs');
const { DEFAULT_PORT, HELP, readStartOptions } = await import('./startOptions.mjs');

/** A data folder contains this file; no other folder is ever deleted. */
const DATABASE = 'quarterdeck.sqlite';

function stop(sentence) {
	console.error(sentence);
	process.exit(1);
}

function readOptions() {
	try {
		return readStartOptions(process.argv.slice(2));
	} catch (error) {
		return stop(error.message);
	}
}

async function confirm(question) {
	const line = createInterface({ input: process.stdin, output: process.stdout });
	try {
		const closed = new Promise(resolve => line.once('close', () => resolve('')));
		return /^y(?:es)?$/i.test((await Promise.race([line.question(`${question} [y/N] `), closed])).trim());
	} finally {
		line.close();
	}
}

/** Deletes the data folder, after a question if it isn't the default one. */
async function deleteData({ data, isDefaultData }) {
	if (!existsSync(data)) return;
	const names = readdirSync(data);
	if (names.length > 0 && !names.includes(DATABASE))
		stop(`${data} is not a Quarterdeck data folder (it has no ${DATABASE}). Nothing was deleted.`);
	if (!isDefaultData && !(await confirm(`Delete everything in ${data}?`))) stop('Nothing was deleted.');
	rmSync(data, { recursive: true, force: true });
}

/** Exits if the port is taken, before minutes are spent on building. */
async function checkPort({ port, host }) {
	if (port === 0) return;
	const probe = createServer();
	const code = await new Promise(resolve => {
		probe.once('error', error => resolve(error.code));
		probe.listen(port, host, () => resolve(null));
	});
	if (code === null) await new Promise(resolve => probe.close(resolve));
	if (code === 'EADDRINUSE') stop(`Port ${port} is taken. Choose another one: npm start -- --port ${port + 1}`);
	if (code === 'EACCES')
		stop(`You are not allowed to use port ${port}. Choose one above 1024: npm start -- --port ${DEFAULT_PORT}`);
	if (code === 'EADDRNOTAVAIL')
		stop(`${host} is not an address of this machine. To listen on all addresses: npm start -- --host 0.0.0.0`);
}

const options = readOptions();
if (options.help) {
	console.log(HELP);
	process.exit(0);
}
if (options.setPassword === null) await checkPort(options);
if (options.fresh && options.server === null) await deleteData(options);
await ensureDependencies();
if (options.build) {
	const { build } = await import('./build.mjs');
	await build();
}
const main = join(projectRoot, 'dist/server/main.js');
if (!existsSync(main)) stop('Quarterdeck is not built yet. Run: npm run build');
if (options.host !== '127.0.0.1' && options.host !== '::1') {
	console.warn(
		`Warning: other machines can reach ${options.host}. The home server is not made for the public internet.`,
	);
}

// The server runs in this process, so that it gets signals and nothing is left running.
process.env.NODE_ENV ??= 'production';
process.setSourceMapsEnabled(true);
process.argv = [
	process.argv[0],
	main,
	...['--port', String(options.port), '--host', options.host, '--data', options.data],
	...['--client-folder', join(projectRoot, 'dist/client'), '--notes-per-second', String(options.notesPerSecond)],
	...(options.origin === null ? [] : ['--origin', options.origin]),
	...(options.captchaOrigin === null ? [] : ['--captcha-origin', options.captchaOrigin]),
	...(options.server === null ? [] : ['--server', options.server]),
	...(options.forwardAddress ? ['--forward-address'] : []),
	...(options.translator === null ? [] : ['--translator', options.translator]),
	...(options.copiesOf === null ? [] : ['--copies-of', options.copiesOf]),
	...(options.setPassword === null ? [] : ['--set-password', options.setPassword]),
	...(options.verbose ? ['--verbose'] : []),
];
await import(pathToFileURL(main).href);
