// @vitest-environment bundled-happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { testSession } from '@tests/factories/renderInSession';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { saveAccounts, storeAccount } from '@/stores/session/accounts';
import { SessionProvider } from '@/stores/session/SessionContext';
import { useThemeEdit } from './useThemeEdit';

const session = testSession();
const wrapper = ({ children }: { children: ReactNode }) => (
	<SessionProvider value={session}>{children}</SessionProvider>
);

/** The editor as it opens in a tab. @returns what it shows now */
function openTab() {
	const { result } = renderHook(() => useThemeEdit(undefined), { wrapper });
	return () => result.current;
}

beforeEach(() => {
	localStorage.clear();
	if (session.account) storeAccount(session.account);
});
afterEach(() => {
	cleanup();
	saveAccounts([]);
});

it('two tabs don’t overwrite each other’s draft', () => {
	const [first, second] = [openTab(), openTab()];
	act(() => first().change({ name: 'Dusk' }));
	act(() => second().change({ name: 'Dawn' }));
	act(() => second().discard());
	cleanup();
	expect(openTab()().edit.name).toBe('Dusk');
});
