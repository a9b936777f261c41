import { createAccount } from '@server/auth/createAccount';
import type { TestProject } from 'vitest/node';
import { TestServer } from '../../contract/TestServer';

declare module 'vitest' {
	export interface ProvidedContext {
		/** The origin of the home server of this run. */
		home: string;
	}
}

/** Starts the home server that the page tests of a run share, in vitest's own process. It only has its admin. */
export default async function startHome(project: TestProject): Promise<() => Promise<void>> {
	const server = await TestServer.start();
	await createAccount(server.core, { username: 'admin', password: 'admin', user: { isRoot: true } });
	project.provide('home', server.origin);
	return () => server.stop();
}
