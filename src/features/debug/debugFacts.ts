import { version } from '@/base/version';
import { localDatabase } from '@/platform/localDatabase';
import { workerPools } from '@/platform/workerPool';
import { queryClient } from '@/stores/queryClient';
import type { Session } from '@/stores/session/Session';

/** A part of the page's state: facts by name. */
export interface DebugPart {
	readonly name: 'session' | 'stream' | 'caches' | 'workers';
	readonly facts: readonly (readonly [name: string, value: string])[];
}

/** What the page is made of at this moment. Contains no token, and nothing that people wrote. */
export async function debugFacts(session: Session): Promise<DebugPart[]> {
	return [
		{ name: 'session', facts: sessionFacts(session) },
		{ name: 'stream', facts: streamFacts(session) },
		{ name: 'caches', facts: await cacheFacts(session) },
		{ name: 'workers', facts: workerFacts() },
	];
}

type Facts = DebugPart['facts'];

function sessionFacts({ account, origin, server, isMember }: Session): Facts {
	const { info } = server.getState();
	return [
		['client', version],
		['server', origin],
		['software', info?.version ?? '?'],
		['account', account ? `@${account.username}@${account.host}` : '–'],
		['permissions', isMember ? String(account?.permissions?.length ?? 'all') : '–'],
		['language', document.documentElement.lang],
		['browser', navigator.userAgent],
	];
}

function streamFacts({ stream, reachability }: Session): Facts {
	return [
		['state', stream.state],
		['outage', reachability.state.getState().outage ?? 'none'],
		['online', String(navigator.onLine)],
	];
}

async function cacheFacts({ entities }: Session): Promise<Facts> {
	const database = await localDatabase();
	const keys = await database.keys('');
	const kinds = new Map<string, number>();
	for (const key of keys) {
		const [kind = key] = key.split(':', 1);
		kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
	}
	const { usage = 0 } = (await navigator.storage?.estimate?.()) ?? {};
	const files = 'caches' in globalThis ? (await caches.keys()).length : 0;
	return [
		['notes', String(entities.size.notes)],
		['users', String(entities.size.users)],
		['queries', String(queryClient.getQueryCache().getAll().length)],
		...[...kinds].map(([kind, count]) => [`database: ${kind}`, String(count)] as const),
		['local storage', `${localStorage.length} keys`],
		['caches of files', String(files)],
		['storage', `${Math.round(usage / 1e6)} MB`],
	];
}

const workerFacts = (): Facts =>
	[...workerPools].map(({ name, state: { workers, busy, waiting } }) => [
		name,
		`${workers} workers, ${busy} busy, ${waiting} waiting`,
	]);
