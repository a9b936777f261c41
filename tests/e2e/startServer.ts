import { spawnSync } from 'node:child_process';
import { HomeServerProcess } from '../../scripts/HomeServerProcess.mjs';

/** Builds what has changed and starts the home server under test, without demo activity. Playwright's global setup. */
export default async function startServer(): Promise<() => Promise<void>> {
	const build = spawnSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' });
	if (build.status !== 0) throw new Error('The client or the server could not be built.');
	const server = await HomeServerProcess.start();
	await server.hideAds();
	process.env.QUARTERDECK_URL = server.origin;
	return () => server.stop();
}
