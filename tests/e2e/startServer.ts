import { spawnSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { HomeServerProcess } from '../../scripts/HomeServerProcess.mjs';
import { OTHER_BUILDS } from './support/anotherBuild';

/** Builds what has changed and starts the home server under test, without demo activity. Playwright's global setup. */
export default async function startServer(): Promise<() => Promise<void>> {
	const build = spawnSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' });
	if (build.status !== 0) throw new Error('The client or the server could not be built.');
	await rm(OTHER_BUILDS, { recursive: true, force: true });
	const server = await HomeServerProcess.start();
	await server.hideAds();
	process.env.QUARTERDECK_URL = server.origin;
	return () => server.stop();
}
