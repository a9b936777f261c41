import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const projectRoot = fileURLToPath(new URL('..', import.meta.url));

const readJson = file => JSON.parse(readFileSync(file, 'utf8'));

/** Whether a package of the lock file is for another platform (and so need not be installed). */
function isForOthers({ os, cpu, libc }) {
	const excludes = (list, own) =>
		list && !list.includes(own) && !list.some(name => name.startsWith('!') && name !== `!${own}`);
	return Boolean(excludes(os, process.platform) || excludes(cpu, process.arch) || libc);
}

/** Whether the installed packages match the lock file, by npm's own record of the last installation. */
export function areDependenciesInstalled(root = projectRoot) {
	const record = join(root, 'node_modules', '.package-lock.json');
	if (!existsSync(record)) return false;
	try {
		const installed = readJson(record).packages;
		return Object.entries(readJson(join(root, 'package-lock.json')).packages).every(([path, wanted]) => {
			if (path === '' || wanted.link) return true;
			const there = installed[path];
			if (!there) return Boolean(wanted.optional || wanted.peer || isForOthers(wanted));
			return there.version === wanted.version && there.integrity === wanted.integrity;
		});
	} catch {
		return false;
	}
}

/** Installs the locked dependencies if they are missing or outdated. Exits with a message if that fails. */
export async function ensureDependencies(root = projectRoot) {
	if (areDependenciesInstalled(root)) return;
	console.log(
		existsSync(join(root, 'node_modules')) ? 'Updating dependencies …' : 'Installing dependencies (about a minute) …',
	);
	const code = await npm(['ci', '--no-audit', '--no-fund', '--loglevel=error'], root);
	if (code === 0 && areDependenciesInstalled(root)) return;
	console.error('\nDependencies could not be installed. Check the network, then run: npm ci');
	process.exit(1);
}

function npm(args, cwd) {
	const script = process.env.npm_execpath;
	const isScript = Boolean(script && /npm-cli\.c?js$/.test(script));
	const [command, prefix] = isScript ? [process.execPath, [script]] : ['npm', []];
	return new Promise(resolve => {
		const child = spawn(command, [...prefix, ...args], {
			cwd,
			stdio: 'inherit',
			shell: !isScript && process.platform === 'win32',
		});
		child.on('error', () => resolve(1));
		child.on('exit', code => resolve(code ?? 1));
	});
}
