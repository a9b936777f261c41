import type { MadeWorld } from '@tests/setup/makeDemoWorld';
import { inject } from 'vitest';
import { TestServer } from './TestServer';

/** A separate home server with the demo world: a copy of the one that is made for all tests of a run. */
export async function startDemoServer(): Promise<{ server: TestServer; tookMs: number }> {
	const response = await fetch(inject('demoWorld'));
	if (!response.ok) throw new Error(`The demo world was not made: ${await response.text()}`);
	const { folder, tookMs }: MadeWorld = await response.json();
	return { server: await TestServer.start({}, folder), tookMs };
}
