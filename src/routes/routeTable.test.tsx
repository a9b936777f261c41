// @vitest-environment bundled-happy-dom

import { act, cleanup } from '@testing-library/react';
import { renderInSession, testSession } from '@tests/factories/renderInSession';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toMe } from '@/api/toMe';
import type { PageHost } from '@/blocks/hosting/HostContext';
import type { PageRouter } from '@/shell/pages/PageRouter';
import { RouterHost } from '@/shell/pages/RouterHost';
import { intents } from '@/stores/intents';
import { Session } from '@/stores/session/Session';
import { pageRouters } from './pageRouters';

vi.mock('@/shell/registry', async original => {
	const registry = await original<typeof import('@/shell/registry')>();
	const load = async () => ({ default: () => <p data-probe="">page</p> });
	const pages = Object.fromEntries(Object.entries(registry.pages).map(([name, page]) => [name, { ...page, load }]));
	const frame = async () => ({ default: ({ children }: { children: React.ReactNode }) => children });
	const frames = { settings: { ...registry.frames.settings, load: frame } };
	return { ...registry, pages, frames };
});

type Outcome = 'page' | 'notFound' | 'signIn' | `to ${string}`;
/** What a visitor, a member, a member without chat, and a moderator get. */
type Outcomes = readonly [visitor: Outcome, member: Outcome, chatless: Outcome, moderator: Outcome];

const OPEN: Outcomes = ['page', 'page', 'page', 'page'];
const LOGIN: Outcomes = ['signIn', 'page', 'page', 'page'];
const CHAT: Outcomes = ['signIn', 'page', 'notFound', 'page'];
const STAFF: Outcomes = ['notFound', 'notFound', 'notFound', 'page'];
const toLogin = (path: string): Outcomes => ['signIn', `to ${path}`, `to ${path}`, `to ${path}`];

/** Typed from section 2.2 of the second part of the specification, which is what counts; not from the app's tables. */
const ROUTES: readonly (readonly [outcomes: Outcomes, paths: string])[] = [
	[OPEN, '/@rin/pages/a/b /@rin/following /@rin/followers /@rin /@rin@b.example /@rin/files'],
	[OPEN, '/notes/n1 /notes/n1/renotes /list/l1 /clips/c1 /instance-info/b.example'],
	[OPEN, '/reset-password /reset-password/t1 /announcements /announcements/a1'],
	[OPEN, '/about /about#federation /contact /about-quarterdeck /invite /ads'],
	[OPEN, '/user-tags/sea /tags/sea /explore /explore#users /search /search?q=a /scratchpad /preview'],
	[OPEN, '/pages /play /gallery /channels /custom-emojis-manager /avatar-decorations'],
	[OPEN, '/registry /registry/keys/@ /registry/keys/@/a/b /registry/value/@/a/b'],
	[OPEN, '/games /reversi /reversi/g/g1 /debug /play/p1 /gallery/p1 /channels/c1'],
	[CHAT, '/chat /chat/user/u1 /chat/room/r1 /chat/messages/m1'],
	[LOGIN, '/settings /settings/profile /settings/avatar-decoration /settings/privacy /settings/emoji-palette'],
	[LOGIN, '/settings/drive /settings/drive/cleaner /settings/notifications /settings/email /settings/security'],
	[LOGIN, '/settings/preferences /settings/theme /settings/theme/install /settings/theme/manage /settings/navbar'],
	[LOGIN, '/settings/statusbar /settings/sounds /settings/plugin /settings/plugin/install /settings/account-data'],
	[LOGIN, '/settings/mute-block /settings/connect /settings/apps /settings/webhook/edit/w1 /settings/webhook/new'],
	[LOGIN, '/settings/deck /settings/custom-css /settings/profiles /settings/accounts /settings/other'],
	[LOGIN, '/theme-editor /lookup /api-console /pages/new /pages/edit/p1 /play/p1/edit /play/new'],
	[LOGIN, '/gallery/p1/edit /gallery/new /channels/c1/edit /channels/new'],
	[LOGIN, '/my/notifications /my/favorites /my/achievements /my/drive /my/drive/folder/f1 /my/drive/file/f1'],
	[LOGIN, '/my/follow-requests /my/lists /my/lists/l1 /my/clips /my/antennas /my/antennas/create /my/antennas/a1'],
	[LOGIN, '/timeline/list/l1 /timeline/antenna/a1 /clicker /bubble-game'],
	[toLogin('/lookup?acct=a'), '/authorize-follow?acct=a'],
	[toLogin('/lookup?uri=b'), '/authorize_interaction?uri=b'],
	[toLogin('/@me'), '/redirect-test'],
	[STAFF, '/admin/user/u1 /admin/file/f1 /admin /admin/overview /admin/users /admin/emojis /admin/emojis2'],
	[STAFF, '/admin/avatar-decorations /admin/federation-job-queue /admin/job-queue /admin/files /admin/federation'],
	[STAFF, '/admin/announcements /admin/ads /admin/roles /admin/roles/new /admin/roles/r1 /admin/roles/r1/edit'],
	[STAFF, '/admin/database /admin/abuses /admin/modlog /admin/settings /admin/branding /admin/moderation'],
	[STAFF, '/admin/email-settings /admin/object-storage /admin/security /admin/relays /admin/external-services'],
	[STAFF, '/admin/performance /admin/server-rules /admin/invites /admin/abuse-report-notification-recipient'],
	[STAFF, '/admin/system-webhook'],
	[
		['notFound', 'notFound', 'notFound', 'notFound'],
		'/nowhere /notes /@rin/a/b /settings/nowhere /admin/nowhere /notes/a/b/c',
	],
];

/** Of these, the ones whose page is still to come: not found, but visitors of a login route are asked to sign in. */
const COMING = new Set(
	[
		'/gallery /gallery/p1 /gallery/p1/edit /gallery/new',
		'/custom-emojis-manager /avatar-decorations /games /reversi /reversi/g/g1',
		'/chat /chat/user/u1 /chat/room/r1 /chat/messages/m1',
		'/my/achievements /clicker /bubble-game',
		'/admin /admin/overview /admin/users /admin/emojis /admin/emojis2 /admin/avatar-decorations',
		'/admin/federation-job-queue /admin/job-queue /admin/files /admin/federation /admin/announcements /admin/ads',
		'/admin/roles /admin/roles/new /admin/roles/r1 /admin/roles/r1/edit /admin/database /admin/abuses',
		'/admin/modlog /admin/settings /admin/branding /admin/moderation /admin/email-settings /admin/object-storage',
		'/admin/security /admin/relays /admin/external-services /admin/performance /admin/server-rules /admin/invites',
		'/admin/abuse-report-notification-recipient /admin/system-webhook',
	].flatMap(paths => paths.split(' ')),
);

const who = (rights: Readonly<Record<string, unknown>>) => {
	const session = testSession();
	session.me.setState({ me: toMe({ id: 'me', username: 'me', ...rights }, null) });
	return session;
};

const VIEWERS = {
	visitor: () => new Session('https://home.example', null),
	member: () => who({ policies: { chatAvailability: 'available' } }),
	chatless: () => who({ policies: { chatAvailability: 'unavailable' } }),
	moderator: () => who({ isModerator: true, policies: { chatAvailability: 'readonly' } }),
};

const HOSTS: Readonly<Record<PageHost['kind'], (path: string) => Promise<PageRouter>>> = {
	main: async path => {
		history.replaceState(null, '', path);
		return pageRouters.main();
	},
	column: async path => pageRouters.memory(path),
	window: async path => pageRouters.memory(path),
};

/** The first page loads all code. */
const WITHIN = { timeout: 10_000 };

const asked: string[] = [];
let stopListening = () => {};

beforeEach(() => {
	vi.stubGlobal('fetch', () => new Promise(() => {}));
	stopListening = intents.listen(intent => void asked.push(intent.kind));
});

afterEach(() => {
	cleanup();
	stopListening();
	vi.unstubAllGlobals();
	history.replaceState(null, '', '/');
});

async function outcomeAt(path: string, kind: PageHost['kind'], session: Session): Promise<Outcome> {
	asked.length = 0;
	const router = await HOSTS[kind](path);
	await act(async () => {
		renderInSession(<RouterHost router={router} host={{ kind, setTitle() {} }} />, { session });
	});
	await vi.waitFor(() => expect(document.body.textContent).toMatch(/^page$|Not found or not visible/), WITHIN);
	const { href } = router.history.location;
	const isPage = document.querySelector('[data-probe]') !== null;
	cleanup();
	if (href !== path) return `to ${href}`;
	if (asked.includes('signIn')) return isPage ? 'page' : 'signIn';
	return isPage ? 'page' : 'notFound';
}

const kinds = Object.keys(HOSTS) as readonly PageHost['kind'][];
const viewers = Object.keys(VIEWERS) as readonly (keyof typeof VIEWERS)[];
const rows = ROUTES.flatMap(([outcomes, paths]) => paths.split(' ').map(path => ({ path, outcomes })));

describe.each(rows)('$path', ({ path, outcomes }) => {
	it.each(kinds)('in the host %s', async kind => {
		const found: Outcome[] = [];
		for (const viewer of viewers) found.push(await outcomeAt(path, kind, VIEWERS[viewer]()));
		const isComing = COMING.has(path);
		expect(found).toEqual(outcomes.map(outcome => (isComing && outcome === 'page' ? 'notFound' : outcome)));
	});
});

it('has every route of the specification once', () => {
	expect(new Set(rows.map(({ path }) => path)).size).toBe(rows.length);
	expect([...COMING].filter(path => !rows.some(row => row.path === path))).toEqual([]);
});
