// @vitest-environment bundled-happy-dom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { answerCalls } from '@tests/factories/answerCalls';
import { testSession } from '@tests/factories/renderInSession';
import { wireNote } from '@tests/factories/wireNote';
import { afterEach, expect, it } from 'vitest';
import { defaultNoteVisibility } from '@/blocks/actions/defaultNoteVisibility';
import { text } from '@/i18n/text';
import { preferences } from '@/stores/preferences/Preferences';
import { OverlayHost } from '@/ui/overlay/OverlayHost';
import { overlays } from '@/ui/overlay/overlays';
import { openRenoteMenu } from './renoteMenu';

afterEach(() => act(() => overlays.closeAll()));

it('renotes as visibly as the account’s own setting says, whatever the others on the device have', async () => {
	const session = testSession();
	session.entities.ingest([wireNote({ id: 'n', visibility: 'public' })]);
	const asked = answerCalls(session.api, () => ({ createdNote: wireNote({ id: 'r' }) }));
	preferences.overrideForAccount(defaultNoteVisibility, 'followers', session);
	render(<OverlayHost />);
	await act(async () => openRenoteMenu(session, 'n', document.createElement('button')));
	fireEvent.click(await screen.findByRole('menuitem', { name: text.noteActions.renote }));
	await waitFor(() => expect(asked).toHaveBeenCalled());
	expect(asked.mock.calls[0]?.slice(0, 2)).toEqual([
		'notes/create',
		{ renoteId: 'n', visibility: 'followers', localOnly: false },
	]);
	preferences.clearOverride(defaultNoteVisibility, session);
});
