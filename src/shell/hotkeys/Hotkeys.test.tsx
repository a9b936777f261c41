// @vitest-environment bundled-happy-dom

import { cleanup, fireEvent, render } from '@testing-library/react';
import { testSession } from '@tests/factories/renderInSession';
import { afterEach, expect, it, vi } from 'vitest';
import { NavigationContext } from '@/blocks/navigation/NavigationContext';
import { type Intent, intents } from '@/stores/intents';
import { SessionProvider } from '@/stores/session/SessionContext';
import { Hotkeys } from './Hotkeys';

afterEach(cleanup);

it('keeps the browser from scrolling by a key that is handled later', () => {
	render(
		<SessionProvider value={testSession()}>
			<NavigationContext value={{ navigate: vi.fn(), href: path => path, hasPage: () => true }}>
				<article tabIndex={-1}>Note</article>
				<Hotkeys />
			</NavigationContext>
		</SessionProvider>,
	);
	const isLeftToBrowser = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
	expect(isLeftToBrowser('PageDown')).toBe(true);
	document.querySelector('article')?.focus();
	expect(isLeftToBrowser('PageDown')).toBe(false);
	expect(isLeftToBrowser('x')).toBe(true);
});

it('handles a key that was pressed before its code was there, and each later one once', async () => {
	const now = vi.spyOn(performance, 'now').mockReturnValue(10_000);
	const heard: Intent['kind'][] = [];
	const end = intents.listen(({ kind }) => void heard.push(kind));
	render(
		<SessionProvider value={testSession()}>
			<NavigationContext value={{ navigate: vi.fn(), href: path => path, hasPage: () => true }}>
				<Hotkeys />
			</NavigationContext>
		</SessionProvider>,
	);
	fireEvent.keyDown(document.body, { key: 'p' });
	await vi.waitFor(() => expect(heard).toEqual(['compose']), { timeout: 10_000 });
	now.mockReturnValue(20_000);
	fireEvent.keyDown(document.body, { key: 'p' });
	expect(heard).toEqual(['compose', 'compose']);
	end();
	now.mockRestore();
});
