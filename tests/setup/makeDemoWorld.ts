import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

/** The demo world that the tests of a run start from. */
export interface MadeWorld {
	/** A data folder, of which servers get copies. */
	folder: string;
	/** How long the making took. */
	tookMs: number;
}

declare module 'vitest' {
	export interface ProvidedContext {
		/** An address that answers a `MadeWorld`, which is made when it is first asked for. */
		demoWorld: string;
	}
}

/** Lets the test files of a run share one demo world, as making it takes several seconds: that of `npm test`, if any. */
export default async function makeDemoWorld(project: TestProject): Promise<() => Promise<void>> {
	const folder = await mkdtemp(join(tmpdir(), 'quarterdeck-world-'));
	let made: Promise<MadeWorld> | undefined;
	const door = createServer(async (_request, response) => {
		made ??= make(folder);
		await made.then(
			world => response.end(JSON.stringify(world)),
			(error: unknown) => response.writeHead(500).end(String(error)),
		);
	});
	await new Promise<void>(resolve => door.listen(0, '127.0.0.1', resolve));
	project.provide('demoWorld', `http://127.0.0.1:${(door.address() as AddressInfo).port}`);
	return async () => {
		await new Promise(resolve => door.close(resolve));
		await rm(folder, { recursive: true, force: true });
	};
}

async function make(folder: string): Promise<MadeWorld> {
	if (process.env.DEMO_WORLD) return JSON.parse(process.env.DEMO_WORLD);
	// Only then, as most runs of single files need no server here.
	const { createServer } = await import('@server/createServer');
	const { demoWorld } = await import('@server/demo/demoWorld');
	const { DEFAULT_OPTIONS } = await import('@server/serverOptions');
	const running = await createServer({ ...DEFAULT_OPTIONS, port: 0, data: folder, seed: false });
	const started = Date.now();
	await demoWorld.make(running.core);
	const tookMs = Date.now() - started;
	await running.stop();
	return { folder, tookMs };
}
