// @vitest-environment bundled-happy-dom
import { cleanup, render } from '@testing-library/react';
import { testSession } from '@tests/factories/renderInSession';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { PageHostProvider } from '@/blocks/hosting/HostContext';
import { NavigationContext } from '@/blocks/navigation/NavigationContext';
import { SessionProvider } from '@/stores/session/SessionContext';
import NotFoundPage from './NotFoundPage';

vi.stubGlobal('fetch', () => new Promise(() => {}));
afterEach(cleanup);

const session = testSession();
const navigation = { navigate: vi.fn(), href: (path: string) => path, hasPage: () => true };
const titles = vi.fn();

/** The content of a page, without the bar of its host with the title. */
function bodyOf(page: ReactNode): string {
	const { container } = render(
		<SessionProvider value={session}>
			<NavigationContext value={navigation}>
				<PageHostProvider value={{ kind: 'main', setTitle: titles }}>{page}</PageHostProvider>
			</NavigationContext>
		</SessionProvider>,
	);
	return container.textContent;
}

it('says once that a page was not found', () => {
	const body = bodyOf(<NotFoundPage />);
	expect(titles).toHaveBeenCalledWith('Page not found');
	expect(body).not.toContain('Page not found');
});
