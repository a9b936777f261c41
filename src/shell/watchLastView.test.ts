// @vitest-environment bundled-happy-dom

import { testSession } from '@tests/factories/renderInSession';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { nsfw } from '@/blocks/media/useIsCovered';
import type { Me } from '@/domain/account/Me';
import { timelineChoice } from '@/features/timeline/timelineSettings';
import { appEvents } from '@/stores/appEvents';
import { baseSettings } from '@/stores/preferences/BaseSettings';
import { preferences } from '@/stores/preferences/Preferences';
import type { Session } from '@/stores/session/Session';
import { watchLastView } from './watchLastView';

const isKept = () => localStorage.getItem('lastView') !== null;
const draw = (html: string) => {
	root.innerHTML = html;
};
const settle = () => new Promise(done => requestAnimationFrame(() => setTimeout(done, 20)));

let session: Session;
let root: HTMLElement;

/** A timeline's page has been loaded and rendered. */
async function show(timeline: string, where: Session = session): Promise<void> {
	appEvents.emit('pageRemembered', { session: where, timeline, noteIds: ['n1'] });
	draw('<article data-note-id="n1">Fog</article>');
	await settle();
}

function meWith(mutedWords: readonly string[][]): { me: Me } {
	return { me: { id: 'me', mutedWords, hardMutedWords: [] } as unknown as Me };
}

beforeEach(async () => {
	// It is loaded when a view is kept.
	await import('@/platform/keepLastView');
	localStorage.clear();
	history.replaceState(null, '', '/');
	vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work));
	vi.stubGlobal('requestAnimationFrame', (work: () => void) => setTimeout(work, 1));
	session = testSession();
	session.me.setState(meWith([]));
	root = document.createElement('div');
	root.innerHTML = '<main></main>';
	watchLastView(root, session);
});

describe('watchLastView', () => {
	it('keeps what a timeline looks like once it is drawn, and the next one', async () => {
		await show('home');
		expect(isKept()).toBe(true);
		await show('local');
		expect(isKept()).toBe(true);
	});

	it('waits until the notes are there', async () => {
		appEvents.emit('pageRemembered', { session, timeline: 'home', noteIds: ['n1'] });
		draw('<article data-note-id="of the timeline before">Fog</article>');
		await settle();
		expect(isKept()).toBe(false);
		draw('<article data-note-id="n1">Fog</article>');
		await settle();
		expect(isKept()).toBe(true);
	});

	it('forgets it where the same one is loaded anew: something on it may have been uncovered', async () => {
		await show('home');
		await show('home');
		expect(isKept()).toBe(false);
	});

	it('keeps nothing of another account, of another page, or where words are muted', async () => {
		await show('home', testSession());
		history.replaceState(null, '', '/notes/1');
		await show('local');
		history.replaceState(null, '', '/');
		session.me.setState(meWith([['fog']]));
		await show('social');
		expect(isKept()).toBe(false);
	});

	it.each([
		['words are muted', () => session.me.setState(meWith([['fog']]))],
		['covers are to be there for more', () => preferences.set(nsfw, 'force')],
		[
			'another timeline is chosen',
			() => baseSettings.set(timelineChoice, { ...baseSettings.get(timelineChoice), src: 'local' }),
		],
	])('forgets it once %s', async (_, change) => {
		await show('home');
		expect(isKept()).toBe(true);
		change();
		expect(isKept()).toBe(false);
	});
});
