// @vitest-environment bundled-happy-dom
import { cleanup, screen } from '@testing-library/react';
import { draft } from '@tests/factories/draft';
import { grantAllBut } from '@tests/factories/grantAllBut';
import { renderInSession, testSession } from '@tests/factories/renderInSession';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Permission } from '@/domain/account/permissions';
import { text } from '@/i18n/text';
import { accounts } from '@/stores/session/accounts';
import { ComposerTools } from './ComposerTools';

const session = testSession();

beforeEach(() => accounts.setState({ all: [], current: null }));
afterEach(() => {
	cleanup();
	localStorage.clear();
});

it.each<readonly [Permission, string]>([
	['write:drive', text.composer.attach],
	['read:drive', text.postForm.fromDrive],
])('offers no files without %s', (permission, name) => {
	const show = () =>
		renderInSession(
			<ComposerTools
				{...{
					draft: draft({}),
					area: { current: null },
					queued: 0,
				}}
				change={() => {}}
				onFiles={() => {}}
			/>,
			{ session },
		);
	grantAllBut(session);
	show();
	expect(screen.queryByRole('button', { name })).not.toBeNull();
	cleanup();
	grantAllBut(session, permission);
	show();
	expect(screen.queryByRole('button', { name })).toBeNull();
});
