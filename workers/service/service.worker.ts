import { ExpirationPlugin } from 'workbox-expiration';
import { PrecacheController } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { answerPage } from './answerPage';
import { KeptTexts } from './KeptTexts';
import { keepPage } from './keepPage';
import { cacheOf, oldBuilds } from './oldBuilds';
import { Pushes } from './Pushes';
import { type Route, routeOf } from './routeOf';
import type { ServiceBuild } from './ServiceBuild';
import type { PageMessage, PushedAccounts } from './service.protocol';
import { ToldNotifications } from './ToldNotifications';

declare const self: ServiceWorkerGlobalScope;
/** Given by the build. */
declare const __SERVICE_BUILD__: ServiceBuild;

const BUILD = __SERVICE_BUILD__;
/** The page, under which the kept one is found. */
const PAGE = '/';
const SETTINGS = 'service';
const LANGUAGE = '/language';
const ACCOUNTS = '/accounts';
/** How long a page waits for the network before the kept one is shown. */
const PAGE_WAIT_MS = 1_500;
const MAX_PICTURES = 600;
const PICTURE_DAYS = 14;
const AT_ONCE = 4;

/** Each build has a cache of its own, so that a page finds its files as long as it is open. */
const files = new PrecacheController({
	cacheName: cacheOf(BUILD.id),
	plugins: [
		{ cacheWillUpdate: async ({ request, response }) => ((await isOfBuild(request, response)) ? response : null) },
	],
});
files.addToCacheList([{ url: PAGE, revision: BUILD.id }, ...BUILD.start.map(url => ({ url, revision: null }))]);

/** A page that is deployed while the worker installs belongs to another build. */
async function isOfBuild(request: Request, response: Response): Promise<boolean> {
	if (!response.ok) return false;
	if (new URL(request.url).pathname !== PAGE) return true;
	return (await response.clone().text()).includes(`data-build="${BUILD.id}"`);
}

const buildFiles = new CacheFirst({
	cacheName: cacheOf(BUILD.id),
	plugins: [
		// Those of other builds are in their own caches.
		{
			cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
				cachedResponse ?? caches.match(request, { ignoreVary: true }),
		},
	],
});

type StrategyPlugin = NonNullable<NonNullable<ConstructorParameters<typeof CacheFirst>[0]>['plugins']>[number];

const pictures = new CacheFirst({
	cacheName: 'pictures',
	plugins: [
		{
			cacheWillUpdate: async ({ response }) => {
				const isKept = response.status === 200 && !/no-store|private/.test(response.headers.get('cache-control') ?? '');
				return isKept ? response : null;
			},
		},
		// Its type has undefined where the strategy's leaves out.
		new ExpirationPlugin({
			maxEntries: MAX_PICTURES,
			maxAgeSeconds: PICTURE_DAYS * 86_400,
			purgeOnQuotaError: true,
		}) as StrategyPlugin,
	],
});

const texts = new KeptTexts(BUILD.texts, async address => {
	const kept = await caches.match(address, { ignoreVary: true });
	if (kept) return kept;
	const response = await fetch(address);
	if (response.ok) await (await caches.open(cacheOf(BUILD.id))).put(address, response.clone());
	return response;
});

const told = new ToldNotifications(() => caches.open(SETTINGS));

const pushes = new Pushes({
	scope: self,
	words: async () => texts.words(await language()),
	accounts,
	isTold: (userId, id) => told.has(userId, id),
});

self.addEventListener('install', event => {
	event.waitUntil(files.install(event));
	// Pages keep their own build's files whichever worker serves them.
	event.waitUntil(self.skipWaiting());
});

self.addEventListener('activate', event => {
	event.waitUntil(takeOver());
});

async function takeOver(): Promise<void> {
	await self.registration.navigationPreload?.enable();
	await self.clients.claim();
	await removeOldBuilds();
}

async function removeOldBuilds(): Promise<void> {
	const { held = [] } = await navigator.locks.query();
	const old = oldBuilds(
		await caches.keys(),
		BUILD.id,
		held.map(({ name = '' }) => name),
	);
	await Promise.all(old.map(name => caches.delete(name)));
}

const isRoute =
	(route: Route) =>
	({ request, url }: { request: Request; url: URL }): boolean =>
		routeOf(
			{ url, method: request.method, mode: request.mode, destination: request.destination },
			self.location.origin,
		) === route;

registerRoute(isRoute('build'), buildFiles);
registerRoute(isRoute('picture'), pictures);
registerRoute(isRoute('page'), ({ request, event }) => {
	const { preloadResponse } = event as FetchEvent;
	const asked = (async () => ((await preloadResponse) as Response | undefined) ?? fetch(request))();
	event.waitUntil(asked.catch(() => {}));
	return answerPage({ asked, kept: () => files.matchPrecache(PAGE), waitMs: PAGE_WAIT_MS });
});

self.addEventListener('message', event => {
	const message = event.data as PageMessage | null;
	if (message?.type === 'ready' && event.source && 'id' in event.source) pushes.orders.isReady(event.source.id);
	if (message?.type === 'taken') pushes.orders.isTaken(message.id);
	if (message?.type === 'told') event.waitUntil(told.add(message.userId, message.id));
	if (message?.type === 'tell') event.waitUntil(pushes.tell(message.push, message.account));
	if (message?.type === 'initialize') event.waitUntil(initialize(message.lang));
	if (message?.type === 'reactions') event.waitUntil(keepAccounts(message));
});

/** A page has started: keeps the rest of its build, for when the server has another one, or nothing to say. */
async function initialize(lang: string): Promise<void> {
	const settings = await caches.open(SETTINGS);
	await settings.put(LANGUAGE, new Response(lang));
	await removeOldBuilds();
	await keepStart();
	if (isSavingData()) return;
	await keepAll([...Object.values(BUILD.texts[lang] ?? {}), ...BUILD.rest]);
}

/** What `install` has kept may be gone. Without a connection, the next start tries again. */
async function keepStart(): Promise<void> {
	await keepPage({
		cache: await caches.open(cacheOf(BUILD.id)),
		key: files.getCacheKeyForURL(PAGE) ?? PAGE,
		ask: () => fetch(PAGE, { cache: 'reload' }),
		isOfBuild: response => isOfBuild(new Request(PAGE), response),
	}).catch(() => {});
	await keepAll(BUILD.start);
}

function isSavingData(): boolean {
	const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
	return connection?.saveData === true;
}

/** A few at once, so that pages don't wait for them. What fails is kept when it is used. */
async function keepAll(addresses: readonly string[]): Promise<void> {
	const cache = await caches.open(cacheOf(BUILD.id));
	const waiting = [...addresses];
	const keep = async () => {
		for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
			if (await cache.match(address, { ignoreVary: true })) continue;
			const response = await fetch(address, { priority: 'low' });
			if (response.ok) await cache.put(address, response);
		}
	};
	await Promise.allSettled(Array.from({ length: AT_ONCE }, keep));
}

async function language(): Promise<string> {
	const kept = await caches.match(LANGUAGE, { cacheName: SETTINGS });
	return (await kept?.text()) ?? navigator.language;
}

async function keepAccounts({ reactions, names }: PushedAccounts): Promise<void> {
	const settings = await caches.open(SETTINGS);
	await settings.put(ACCOUNTS, Response.json({ reactions, names } satisfies PushedAccounts));
}

async function accounts(): Promise<PushedAccounts> {
	const kept = await caches.match(ACCOUNTS, { cacheName: SETTINGS });
	return kept ? ((await kept.json()) as PushedAccounts) : { reactions: {}, names: {} };
}

self.addEventListener('push', event => event.waitUntil(pushes.receive(event.data)));
self.addEventListener('notificationclick', event => event.waitUntil(pushes.press(event.notification, event.action)));
