// @vitest-environment bundled-happy-dom
import { act, render, screen } from '@testing-library/react';
import { answerCalls } from '@tests/factories/answerCalls';
import { testSession } from '@tests/factories/renderInSession';
import { wireNote } from '@tests/factories/wireNote';
import { afterEach, expect, it } from 'vitest';
import { text } from '@/i18n/text';
import { setAnimations } from '@/platform/reducedMotion';
import { OverlayHost } from '@/ui/overlay/OverlayHost';
import { overlays } from '@/ui/overlay/overlays';
import { openNoteMenu } from './noteMenu';

afterEach(() => act(() => overlays.closeAll()));

it('offers a moderator more as soon as they are known as one, and keeps the focus where it is', async () => {
	setAnimations(false);
	const session = testSession();
	const channel = { id: 'c', name: 'Harbour', userId: 'other' };
	session.entities.ingest([wireNote({ id: 'n', channel } as never)]);
	const asked = answerCalls(session.api, endpoint => (endpoint === 'channels/show' ? { pinnedNoteIds: ['n'] } : {}));
	render(<OverlayHost />);
	const navigation = { navigate: () => {}, href: (path: string) => path, hasPage: () => true };
	await act(async () => openNoteMenu(session, 'n', document.createElement('button'), navigation));
	const item = (name: string) => screen.queryByRole('menuitem', { name });
	(await screen.findByRole('menuitem', { name: `${text.noteMenu.report}…` })).focus();
	expect(item(text.common.delete)).toBeNull();
	await act(async () => session.me.setState({ me: { isModerator: true, isAdmin: false, pinnedNoteIds: [] } as never }));
	expect(item(text.common.delete)).not.toBeNull();
	expect(await screen.findByRole('menuitem', { name: new RegExp(text.noteMenu.unpinInChannel) })).toBeTruthy();
	expect(asked.mock.calls.map(([endpoint]) => endpoint)).toContain('channels/show');
	expect(document.activeElement).toBe(item(`${text.noteMenu.report}…`));
});
