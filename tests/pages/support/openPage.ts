import type { DetachedWindowAPI } from 'happy-dom';
import type { Root } from 'react-dom/client';
import { expect, inject, vi } from 'vitest';
import { mergeLocale } from '../../../vite/localeFiles';
import { Home, type Person } from '../../e2e/support/Home';
import { type StorageOptions, storageOf } from '../../e2e/support/storageOf';
import { WITHIN } from './Place';

declare global {
	interface Window {
		/** The settings of the document in which page tests run. */
		readonly happyDOM: DetachedWindowAPI;
	}
}

/** The home server that the page tests of a run share. */
export const home = new Home(inject('home'));

interface OpenOptions extends StorageOptions {
	readonly path?: string;
}

/** What a call is answered instead of by the server: a status and a body. */
export type Answer = readonly [status: number, body: string];

const answers = new Map<string, () => Promise<Answer>>();
const roots = new Set<Root>();
const listening = new Set<() => void>();
const ask = globalThis.fetch;

/** Takes the place of the server for one endpoint, until the test ends. @param answer rejects: there is no connection */
export function answerWith(endpoint: string, answer: () => Promise<Answer>): void {
	answers.set(`/api/${endpoint}`, answer);
}

/** The server answers everything itself again. */
export function forgetAnswers(): void {
	answers.clear();
}

/** @returns the same root, which `closePage` unmounts */
export function rememberRoot(root: Root): Root {
	roots.add(root);
	return root;
}

/**
 * Starts the real app at an address, with what the device of a person has stored; the home server answers its calls.
 * Nothing is painted: elements have no size, and animations take no time.
 * @param person null: a visitor
 */
export async function openPage(person: Person | null, { path = '/', ...options }: OpenOptions = {}): Promise<void> {
	await closePage();
	vi.resetModules();
	window.happyDOM.settings.device.prefersReducedMotion = 'reduce';
	// So high that lists which show what is in view show everything.
	window.happyDOM.setViewport({ width: 1920, height: 8_000 });
	window.happyDOM.setURL(home.origin + path);
	const [stored] = storageOf(home.origin, person, { ...options, base: { ui: 'default', ...options.base } }).origins;
	for (const { name, value } of stored?.localStorage ?? []) localStorage.setItem(name, value);
	vi.stubGlobal('fetch', answered);
	for (const target of [window, document]) listening.add(notesListeners(target));
	document.body.innerHTML = '<div id="root"></div>';
	await import('@/main');
	// What is offered depends on both. A person presses later than they come, a test sooner.
	const { currentSession } = await import('@/stores/session/sessions');
	await vi.waitFor(() => {
		const { me, server, isMember } = currentSession();
		expect(server.getState().info).not.toBeNull();
		if (isMember) expect(me.getState().me).not.toBeNull();
	}, WITHIN);
}

/** Leaves the page: nothing of it listens, asks or shows any more. */
export async function closePage(): Promise<void> {
	if (roots.size === 0) return;
	// What has just closed leaves the history by a step back, which would lead away from the next page.
	await vi.waitFor(() => expect(isLeavingHistory()).toBe(false), WITHIN);
	for (const root of roots) root.unmount();
	roots.clear();
	const { currentSession, endSession } = await import('@/stores/session/sessions');
	const { accountKey, accounts } = await import('@/stores/session/accounts');
	for (const key of [currentSession().key, ...accounts.getState().all.map(accountKey)]) endSession(key);
	for (const end of listening) end();
	listening.clear();
	vi.unstubAllGlobals();
	localStorage.clear();
	sessionStorage.clear();
	document.body.innerHTML = '';
}

function isLeavingHistory(): boolean {
	const isOpen = document.querySelector('[data-presentation]:not([data-leaving])') !== null;
	return !isOpen && history.state?.quarterdeckOverlay === true;
}

async function answered(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
	const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
	// A build serves the texts as files.
	if (pathname.startsWith('/assets/locales/')) return new Response(JSON.stringify(mergeLocale('en-US')));
	const answer = answers.get(pathname);
	if (!answer) return ask(input, init);
	const [status, body] = await answer();
	return new Response(body, { status });
}

/** What is listened to on the window or the document from now on. @returns ends all of it */
function notesListeners(target: Window | Document): () => void {
	const noted: Parameters<EventTarget['addEventListener']>[] = [];
	const add: EventTarget['addEventListener'] = target.addEventListener.bind(target);
	const adding = vi.spyOn(target as EventTarget, 'addEventListener').mockImplementation((...given) => {
		noted.push(given);
		add(...given);
	});
	return () => {
		adding.mockRestore();
		for (const [type, listener, options] of noted) target.removeEventListener(type, listener as EventListener, options);
	};
}
