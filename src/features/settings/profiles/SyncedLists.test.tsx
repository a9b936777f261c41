// @vitest-environment bundled-happy-dom

import { render, screen } from '@testing-library/react';
import { testSession } from '@tests/factories/renderInSession';
import { expect, it } from 'vitest';
import { SessionProvider } from '@/stores/session/SessionContext';
import { SyncedLists } from './SyncedLists';

it('offers the sync of what has no setting of its own: widgets, pinned lists, muted emojis', () => {
	render(
		<SessionProvider value={testSession()}>
			<SyncedLists />
		</SessionProvider>,
	);
	for (const name of ['Decks', 'Widgets', 'Lists with a tab', 'Muted emojis'])
		expect(screen.getByRole('switch', { name })).toBeTruthy();
});
