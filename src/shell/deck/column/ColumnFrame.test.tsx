// @vitest-environment happy-dom

import { cleanup, screen } from '@testing-library/react';
import { renderInSession } from '@tests/factories/renderInSession';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { useIsColumnIdle } from '@/blocks/hosting/ColumnIdleContext';
import { columnOf } from '@/domain/deck/deck';
import { ColumnFrame } from './ColumnFrame';

vi.mock('../columnRegistry', () => ({
	columnDefinition: (kind: string) => ({
		kind,
		icon: 'home',
		title: 'deck.page',
		load: async () => ({ default: Page }),
	}),
}));
vi.mock('./columnSession', async () => {
	const { testSession } = await import('@tests/factories/renderInSession');
	const session = testSession();
	return { columnSession: () => session };
});
vi.mock('../../session/SessionRoot', () => ({ SessionRoot: ({ children }: { children: ReactNode }) => children }));
afterEach(cleanup);

/** Like a page that a column shows, which is told nothing by props. */
function Page() {
	return <p>{useIsColumnIdle() ? 'asleep' : 'awake'}</p>;
}

const FILTER = { withRenotes: true, withReplies: true, withSensitive: true, onlyFiles: false };

it.each(['main', 'home'])('tells all that a column of the kind %s shows whether it is in sight', async kind => {
	const column = columnOf(kind, FILTER);
	const { rerender } = renderInSession(<ColumnFrame column={column} />);
	expect(await screen.findByText('awake')).toBeDefined();
	rerender(<ColumnFrame column={column} fold="strip" />);
	expect(await screen.findByText('asleep')).toBeDefined();
});
