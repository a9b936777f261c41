/** `npm run dev`: the client with hot reload, and the home server, which is rebuilt and restarted when it changes. */
import { checkNode } from './checkNode.mjs';

checkNode();
const { spawn } = await import('node:child_process');
const { join } = await import('node:path');
const { ensureDependencies, projectRoot } = await import('./ensureDependencies.mjs');
const { HELP, readStartOptions } = await import('./startOptions.mjs');

const options = readStartOptions(process.argv.slice(2));
if (options.help) {
	console.log(HELP.replaceAll('npm start', 'npm run dev'));
	process.exit(0);
}
await ensureDependencies();
process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = 'true';
const vite = await import('vite');

const origin = `http://127.0.0.1:${options.port}`;
const apiPort = options.port + 1;
const outDir = join(projectRoot, '.cache/dev-server');

let server = null;
/** Starts or restarts the home server. The client's page stays: streams reconnect. */
async function restart() {
	if (server && server.exitCode === null) {
		const ended = new Promise(resolve => server.once('exit', resolve));
		server.kill('SIGTERM');
		await ended;
	}
	const args = [
		'--enable-source-maps',
		join(outDir, 'main.js'),
		'--port',
		String(apiPort),
		'--data',
		options.data,
		'--origin',
		origin,
		'--notes-per-second',
		String(options.notesPerSecond),
	];
	if (options.server !== null) args.push('--server', options.server);
	server = spawn(process.execPath, args, { cwd: projectRoot, stdio: 'inherit' });
}

const watcher = await vite.build({
	root: projectRoot,
	configFile: join(projectRoot, 'vite.server.config.ts'),
	logLevel: 'warn',
	build: { outDir, watch: {}, minify: false },
});
await new Promise(resolve => {
	let turn = Promise.resolve();
	watcher.on('event', event => {
		if (event.code === 'ERROR') console.error(event.error.message);
		if (event.code !== 'END') return;
		turn = turn.then(restart).then(resolve);
	});
});

const target = `http://127.0.0.1:${apiPort}`;
const ROUTES =
	'^/(?:api|streaming|files|proxy|emoji|twemoji|twemoji-badge|fluent-emoji|avatar|identicon|static-assets|url|nodeinfo|oauth/token|\\.well-known|manifest\\.json)(?:/|\\?|$)';
const client = await vite.createServer({
	root: projectRoot,
	server: {
		host: '127.0.0.1',
		port: options.port,
		strictPort: true,
		proxy: { [ROUTES]: { target, ws: true, changeOrigin: false } },
	},
});
await client.listen();
console.log(`\nDeveloping at ${origin} (the home server itself is at ${target})`);

async function stop() {
	server?.kill('SIGTERM');
	await Promise.all([client.close(), watcher.close()]);
	process.exit(0);
}
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
