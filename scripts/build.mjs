/**
 * `npm run build`: the client into dist/client (static files for any web server) and the home server into dist/server.
 */
import { checkNode } from './checkNode.mjs';

checkNode();
const { spawn } = await import('node:child_process');
const { existsSync, mkdirSync, readFileSync, writeFileSync } = await import('node:fs');
const { join } = await import('node:path');
const { pathToFileURL } = await import('node:url');
const { ensureDependencies, projectRoot } = await import('./ensureDependencies.mjs');
const { buildHash } = await import('./buildHash.mjs');

const HALVES = {
	client: { args: ['build'], made: 'dist/client/index.html' },
	server: { args: ['build', '--config', 'vite.server.config.ts'], made: 'dist/server/main.js' },
};

/**
 * Builds what has changed since the last build. Exits with an error message if a half fails.
 * @param {{ force?: boolean, halves?: ('client' | 'server')[] }} options
 */
export async function build({ force = false, halves = ['client', 'server'] } = {}) {
	const record = join(projectRoot, 'dist', '.build-hash');
	const known = readRecord(record);
	const stale = halves
		.map(half => ({ half, hash: buildHash(projectRoot, half) }))
		.filter(({ half, hash }) => force || known[half] !== hash || !existsSync(join(projectRoot, HALVES[half].made)));
	if (stale.length === 0) return false;
	const started = Date.now();
	console.log(`Building ${stale.map(({ half }) => `the ${half}`).join(' and ')} …`);
	const results = await Promise.all(stale.map(({ half }) => vite(HALVES[half].args)));
	for (const [index, { code, output }] of results.entries()) {
		if (code === 0) continue;
		console.error(output);
		console.error(`The ${stale[index].half} could not be built. Fix the errors above, then run: npm run build`);
		process.exit(1);
	}
	mkdirSync(join(projectRoot, 'dist'), { recursive: true });
	const done = Object.fromEntries(stale.map(({ half, hash }) => [half, hash]));
	writeFileSync(record, `${JSON.stringify({ ...known, ...done }, null, '\t')}\n`);
	console.log(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
	return true;
}

function readRecord(file) {
	try {
		return JSON.parse(readFileSync(file, 'utf8'));
	} catch {
		return {};
	}
}

function vite(args) {
	return new Promise(resolve => {
		const child = spawn(
			process.execPath,
			[join(projectRoot, 'node_modules/vite/bin/vite.js'), ...args, '--logLevel', 'warn'],
			{
				cwd: projectRoot,
				env: { ...process.env, NODE_ENV: 'production', VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true' },
			},
		);
		let output = '';
		for (const stream of [child.stdout, child.stderr])
			stream.on('data', chunk => {
				output += chunk;
			});
		child.on('error', error => resolve({ code: 1, output: error.message }));
		child.on('exit', code => resolve({ code: code ?? 1, output }));
	});
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
	await ensureDependencies();
	const isForced = process.argv.includes('--force');
	if (!(await build({ force: isForced })))
		console.log('Nothing has changed: dist/client and dist/server are up to date.');
}
