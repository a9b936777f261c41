import type { DetachedWindowAPI } from 'happy-dom';
import type { Root } from 'react-dom/client';
import { fetch as plainFetch } from 'undici';
import { expect, inject, vi } from 'vitest';
import { mergeLocale } from '../../../vite/localeFiles';
import { Home, type Person, someAddress } from '../../e2e/support/Home';
import { type StorageOptions, storageOf } from '../../e2e/support/storageOf';
import { evaluatedModules } from '../../setup/evaluatedModules';
import { assertOnline, restoreConnection, watchStreams } from './connection';
import { WITHIN } from './Place';
import { UploadRequest } from './UploadRequest';

declare global {
	interface Window {
		/** The settings of the happy-dom window. */
		readonly happyDOM: DetachedWindowAPI;
	}
}

/** The home server that the page tests of a run share. */
export const home = new Home(inject('home'));

/** A second home server, where the public notes of the first are copied as if both federated. */
export const secondHome = async (): Promise<Home> => new Home(await (await plainFetch(inject('second'))).text());

interface OpenOptions extends StorageOptions {
	readonly path?: string;
}

interface Noting {
	/** Ends what was begun so far. */
	readonly clear: () => void;
	/** Notes nothing more. */
	readonly end: () => void;
}

/** A response in place of the server's: status and body. */
export type Answer = readonly [status: number, body: string];

/**
 * Responds in place of the server.
 * @param params the parameters of the call
 * @returns null: the server responds itself
 */
type Answering = (params: Readonly<Record<string, unknown>>) => Promise<Answer | null>;

/** Shorter ones of a page that is left have passed, or belong to libraries that all pages share. */
const MUCH_LATER_MS = 2_000;

const answers = new Map<string, Answering>();
const roots = new Set<Root>();
/** What notes the listeners and timers of the page. */
const listening = new Set<Noting>();
const ask = globalThis.fetch;

/**
 * Responds in place of the server for one endpoint, until the end of the test.
 * @param answer a rejection means that there is no connection
 */
export function answerWith(endpoint: string, answer: Answering): void {
	answerAt(`/api/${endpoint}`, answer);
}

/** The same for an address outside of the API. */
export function answerAt(path: string, answer: Answering): void {
	answers.set(path, answer);
}

/** Lets the server respond to everything again. */
export function forgetAnswers(): void {
	answers.clear();
}

/** @returns the same root, for `closePage` to unmount */
export function rememberRoot(root: Root): Root {
	roots.add(root);
	return root;
}

/**
 * Starts the real app at a path with a user's stored data; the home server responds to its calls. Nothing is painted:
 * elements have no size, and animations take no time.
 * @param person null for a visitor
 */
export async function openPage(person: Person | null, { path = '/', ...options }: OpenOptions = {}): Promise<void> {
	await closePage();
	visit(path);
	const stored = storageOf(person, { ...options, base: { ui: 'default', ...options.base } });
	for (const [name, value] of stored) localStorage.setItem(name, value);
	await start();
}

/** The entry of the history gets the address too: going back from an overlay, which adds another one, leads to it. */
function visit(path: string): void {
	endNoting();
	window.happyDOM.setURL(home.origin + path);
	history.replaceState(null, '', path);
}

/** Stores preferences like the page does, for its next load. */
export function setPreferences(values: Readonly<Record<string, unknown>>): void {
	const preferences = Object.fromEntries(Object.entries(values).map(([key, value]) => [key, [[{}, value, {}]]]));
	const profile = { id: 'test', version: '0', type: 'main', modifiedAt: 1, name: '', preferences };
	// There is no IndexedDB here, so local storage is used.
	localStorage.setItem('db:preferences', JSON.stringify(profile));
}

/**
 * Loads the page anew at the address where it is, or another one; the device keeps what it has stored.
 * @param prepare stubs what the new page needs, as the stubs of the one before end with it
 */
export async function reloadPage(path?: string, prepare?: () => Promise<void>): Promise<void> {
	window.dispatchEvent(new Event('pagehide'));
	await leavePage();
	await prepare?.();
	if (path !== undefined) visit(path);
	await start();
}

/**
 * Changes responses of the home server, for what it can't produce.
 * @param instead parameters to use instead of the page's
 */
export function changeAnswer(endpoint: string, change: object, instead?: object): void {
	answerWith(endpoint, async params => {
		const answer = await home.call<object>(endpoint, instead ?? params);
		return [200, JSON.stringify({ ...answer, ...change })];
	});
}

/** What a page can't change: rules, styles and texts. They stay: evaluating them anew took a fourteenth of the time. */
const UNCHANGING = /\/src\/(?:base|domain)\/|\.css(?:\?|$)|\/locales\//;

/** Has the modules of the app evaluated anew when they are imported next. */
function forgetModules(): void {
	const kept = [...evaluatedModules().idToModuleMap]
		.filter(([id, { evaluated }]) => evaluated && UNCHANGING.test(id))
		.map(([, module]) => ({ module, state: { promise: module.promise, exports: module.exports, evaluated: true } }));
	vi.resetModules();
	for (const { module, state } of kept) Object.assign(module, state);
}

async function start(): Promise<void> {
	endNoting();
	forgetModules();
	window.happyDOM.settings.device.prefersReducedMotion = 'reduce';
	// High enough for lists that render what is in view to render everything.
	window.happyDOM.setViewport({ width: 1920, height: 8_000 });
	vi.stubGlobal('fetch', answered);
	watchStreams();
	vi.stubGlobal('XMLHttpRequest', UploadRequest);
	for (const target of [window, document]) listening.add(notesListeners(target));
	listening.add(notesTimers());
	// Such as the theme of the page before.
	for (const { name } of [...document.documentElement.attributes]) document.documentElement.removeAttribute(name);
	document.body.innerHTML = '<div id="root"></div>';
	await import('@/main');
	// What is offered depends on both. Users press later than they arrive, tests sooner.
	const { currentSession } = await import('@/stores/session/sessions');
	await vi.waitFor(() => {
		const { me, server, isMember } = currentSession();
		expect(server.getState().info).not.toBeNull();
		if (isMember) expect(me.getState().me).not.toBeNull();
	}, WITHIN);
}

/** Closes the page: removes all listeners, requests and elements. */
export async function closePage(): Promise<void> {
	if (roots.size === 0) return;
	await leavePage();
	restoreConnection();
	localStorage.clear();
	sessionStorage.clear();
}

/** A page that was left while it was starting may have listened since then: it would hear of the next one's address. */
function endNoting(): void {
	for (const { clear, end } of listening) {
		clear();
		end();
	}
	listening.clear();
}

async function leavePage(): Promise<void> {
	// An overlay that has just closed leaves the history by a step back, which would affect the next page.
	await vi.waitFor(() => expect(isLeavingHistory()).toBe(false), WITHIN);
	for (const root of roots) root.unmount();
	roots.clear();
	// What was still being loaded would listen to the next page.
	await vi.dynamicImportSettled();
	const { currentSession, endSession } = await import('@/stores/session/sessions');
	const { accountKey, accounts } = await import('@/stores/session/accounts');
	for (const key of [currentSession().key, ...accounts.getState().all.map(accountKey)]) endSession(key);
	for (const { clear } of listening) clear();
	vi.unstubAllGlobals();
	document.body.innerHTML = '';
	// The document stays, unlike a browser's; a new one has no style sheets of the page before.
	document.adoptedStyleSheets = [];
}

function isLeavingHistory(): boolean {
	const isOpen = document.querySelector('[data-presentation]:not([data-leaving])') !== null;
	return !isOpen && history.state?.quarterdeckOverlay === true;
}

/** Sign-ins and sign-ups are limited by address and half a second apart, so each uses another address. */
const LIMITED = /^\/api\/(signin-flow|signin-with-passkey|signup)$/;

/** The texts of a language, or of one of its namespaces. */
const LOCALE_FILE = /^\/assets\/locales\/(\w\w-\w\w)(?:\/(\w+))?\.[^/]*json$/;

const readTexts = new Map<string, ReturnType<typeof mergeLocale>>();

/** Reads the files of a language once, as each page asks for many namespaces. */
function textsOf(language: string): ReturnType<typeof mergeLocale> {
	const texts = readTexts.get(language) ?? mergeLocale(language);
	readTexts.set(language, texts);
	return texts;
}

/** The window, and so its HTTP cache, is shared by tests; a new device has none. */
function asked(pathname: string, headers: HeadersInit | undefined): Headers {
	const all = new Headers(headers);
	all.set('cache-control', 'no-cache');
	if (LIMITED.test(pathname)) all.set('x-forwarded-for', someAddress());
	return all;
}

async function answered(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
	const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
	// In a build the texts are files.
	const [, language, namespace] = LOCALE_FILE.exec(pathname) ?? [];
	if (language !== undefined) {
		const texts = textsOf(language);
		return new Response(JSON.stringify(namespace === undefined ? texts : texts[namespace]));
	}
	assertOnline();
	const answer = await answers.get(pathname)?.(paramsOf(init?.body));
	if (!answer) return ask(input, { ...init, headers: asked(pathname, init?.headers) });
	const [status, body] = answer;
	return new Response(status === 204 ? null : body, { status });
}

function paramsOf(body: BodyInit | null | undefined): Record<string, unknown> {
	if (body instanceof FormData) return Object.fromEntries(body);
	if (body instanceof URLSearchParams) return { form: body.toString() };
	return typeof body === 'string' ? JSON.parse(body) : {};
}

/**
 * Records what is repeated or planned for much later from now on: an earlier page would do it on the next one. Not by a
 * spy: Vitest ends those with their test, and a page may go on starting after its own.
 * @returns what ends it
 */
function notesTimers(): Noting {
	const noted: ReturnType<typeof setTimeout>[] = [];
	const { setInterval: repeat, setTimeout: plan } = globalThis;
	const notingRepeat = ((...given: Parameters<typeof repeat>) => {
		const timer = repeat(...given);
		noted.push(timer);
		return timer;
	}) as typeof repeat;
	const notingPlan = ((...given: Parameters<typeof plan>) => {
		const timer = plan(...given);
		if ((given[1] ?? 0) >= MUCH_LATER_MS) noted.push(timer);
		return timer;
	}) as typeof plan;
	Object.assign(globalThis, { setInterval: notingRepeat, setTimeout: notingPlan });
	return {
		clear() {
			for (const timer of noted.splice(0)) clearTimeout(timer);
		},
		end() {
			// A test may watch them, too.
			if (globalThis.setInterval === notingRepeat) globalThis.setInterval = repeat;
			if (globalThis.setTimeout === notingPlan) globalThis.setTimeout = plan;
		},
	};
}

/**
 * Records the listeners added to the window or document from now on.
 * @returns what removes them
 */
function notesListeners(target: Window | Document): Noting {
	const noted: Parameters<EventTarget['addEventListener']>[] = [];
	const add = target.addEventListener;
	const noting: EventTarget['addEventListener'] = (...given) => {
		noted.push(given);
		add.call(target, ...(given as Parameters<typeof add>));
	};
	target.addEventListener = noting;
	return {
		clear() {
			for (const [type, listener, options] of noted.splice(0)) {
				target.removeEventListener(type, listener as EventListener, options);
			}
		},
		end() {
			target.addEventListener = add;
		},
	};
}
