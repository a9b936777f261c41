/** `npm run bench`: measures the built client in a real Chromium, against a home server (tests/bench). */
import { checkNode } from './checkNode.mjs';

checkNode();
const { spawn } = await import('node:child_process');
const { join } = await import('node:path');
const { ensureDependencies, projectRoot } = await import('./ensureDependencies.mjs');
const { build } = await import('./build.mjs');
const { ensureChromium } = await import('./findChromium.mjs');

function run(script, args) {
	return new Promise(resolve => {
		const child = spawn(process.execPath, [join(projectRoot, script), ...args], { cwd: projectRoot, stdio: 'inherit' });
		child.once('error', () => resolve(1));
		child.once('exit', code => resolve(code ?? 1));
	});
}

await ensureDependencies();
process.env.CHROMIUM_PATH = await ensureChromium();
process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = 'true';
await build();
for (const config of ['vite.bench.config.ts', 'vite.counted.config.ts']) {
	const args = ['build', '--config', join('tests/bench', config), '--logLevel', 'warn'];
	if ((await run('node_modules/vite/bin/vite.js', args)) !== 0) process.exit(1);
}
process.exit(await run('.cache/bench/main.js', process.argv.slice(2)));
