// @vitest-environment bundled-happy-dom

import { cleanup, fireEvent, screen } from '@testing-library/react';
import { file } from '@tests/factories/file';
import { renderInSession } from '@tests/factories/renderInSession';
import { afterEach, expect, it, vi } from 'vitest';
import { NavigationContext } from '@/blocks/navigation/NavigationContext';
import { pathTo } from '@/domain/paths/pathTo';
import { DriveFileHead } from './DriveFileHead';

const { openDriveMenu } = vi.hoisted(() => ({ openDriveMenu: vi.fn() }));
vi.mock('../actions/openDriveMenu', () => ({ openDriveMenu }));
afterEach(cleanup);

it('leads to the file that takes the place of the shown one', () => {
	const replace = vi.fn();
	const navigation = { navigate: vi.fn(), replace, href: (path: string) => path, hasPage: () => true };
	const old = { ...file({ id: 'old' }), createdAt: 0, folderId: null };
	renderInSession(
		<NavigationContext value={navigation}>
			<DriveFileHead file={old} folder={null} />
		</NavigationContext>,
	);
	fireEvent.click(screen.getByRole('button', { name: `Actions for ${old.name}` }));
	openDriveMenu.mock.lastCall?.[0].onReplaced({ ...old, id: 'fresh' });
	expect(replace).toHaveBeenCalledExactlyOnceWith(pathTo('driveFile', { fileId: 'fresh' }));
});
