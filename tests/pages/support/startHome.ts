import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAccount } from '@server/auth/createAccount';
import { publicWeb, type Web } from '@server/net/Web';
import { instances } from '@server/store/tables/server';
import { OAuthApp } from '@tests/factories/OAuthApp';
import type { TestProject } from 'vitest/node';
import { TestServer } from '../../contract/TestServer';
import { WebFixture } from '../../contract/WebFixture';

declare module 'vitest' {
	export interface ProvidedContext {
		/** The origin of the home server of this run. */
		home: string;
		/** The address of a feed that the home server may read. Its only item is "High tide". */
		feed: string;
		/** An address that answers the origin of a second home server, which it starts when it is first asked. */
		second: string;
	}
}

const FEED = '<rss><channel><title>Harbour</title><item><title>High tide</title><link>/1</link></item></channel></rss>';

/**
 * Starts the home server that the page tests of a run share, in vitest's own process. It only has its admin, and knows
 * the server far.example.
 */
export default async function startHome(project: TestProject): Promise<() => Promise<void>> {
	const web = await WebFixture.start({ '/feed': { headers: { 'content-type': 'application/rss+xml' }, body: FEED } });
	const privateHosts = [web.host];
	const server = await TestServer.start({ privateHosts, web: outside(publicWeb(privateHosts)) });
	await createAccount(server.core, { username: 'admin', password: 'admin', user: { isRoot: true } });
	server.core.db.insert(instances, {
		host: 'far.example',
		firstRetrievedAt: Date.UTC(2026, 0, 1),
		name: 'Far Harbour',
	});
	project.provide('home', server.origin);
	project.provide('feed', `${web.origin}/feed`);
	const second = await secondWhenAsked(server.origin);
	project.provide('second', second.address);
	return async () => {
		await second.stop();
		await Promise.all([server.stop(), web.stop()]);
	};
}

/** A second home server, with copies of the first one's notes. Few tests need it. */
async function secondWhenAsked(first: string): Promise<{ address: string; stop: () => Promise<void> }> {
	let second: Promise<TestServer> | undefined;
	const door = createServer(async (_request, response) => {
		second ??= TestServer.start({ copiesOf: first });
		response.end((await second).origin);
	});
	await new Promise<void>(resolve => door.listen(0, '127.0.0.1', resolve));
	return {
		address: `http://127.0.0.1:${(door.address() as AddressInfo).port}`,
		async stop() {
			await new Promise(resolve => door.close(resolve));
			await (await second)?.stop();
		},
	};
}

/** The internet, with the app that asks by OAuth. */
function outside(internet: Web): Web {
	const app = OAuthApp.web();
	return {
		get: (address, limits) => (String(address) === OAuthApp.id ? app.get(address) : internet.get(address, limits)),
		ask: (address, question) => internet.ask(address, question),
	};
}
