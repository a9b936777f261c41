// @vitest-environment bundled-happy-dom
import { act, cleanup } from '@testing-library/react';
import { renderInSession, testSession } from '@tests/factories/renderInSession';
import { afterEach, expect, it } from 'vitest';
import type { Me } from '@/domain/account/Me';
import { mainTitle } from './mainTitle';
import { PageTitle } from './PageTitle';

afterEach(() => {
	cleanup();
	mainTitle.setState({ title: null });
	document.title = '';
});

it('is the site’s name with what is unread, and the page of the main view while there is one', () => {
	const session = testSession();
	renderInSession(<PageTitle />, { session });
	expect(document.title).toBe('home.example');
	act(() => session.me.setState({ me: { unreadNotificationsCount: 2 } as Me }));
	expect(document.title).toBe('(2) home.example');
	act(() => mainTitle.setState({ title: 'Drive' }));
	expect(document.title).toBe('(2) Drive | home.example');
});
