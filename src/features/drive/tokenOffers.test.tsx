// @vitest-environment bundled-happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { file } from '@tests/factories/file';
import { grantAllBut } from '@tests/factories/grantAllBut';
import { testSession } from '@tests/factories/renderInSession';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { developerMode } from '@/blocks/appearance/developerMode';
import type { Permission } from '@/domain/account/permissions';
import { text } from '@/i18n/text';
import { preferences } from '@/stores/preferences/Preferences';
import { accounts } from '@/stores/session/accounts';
import { SessionProvider } from '@/stores/session/SessionContext';
import type { MenuItem } from '@/ui/menu/MenuItem';
import { openDriveMenu } from './actions/openDriveMenu';
import { DriveGridProvider } from './listing/DriveGridContext';
import { type DriveItem, fileItem, folderItem } from './listing/DriveItem';
import { DriveSelection } from './listing/DriveSelection';
import { SelectionBar } from './listing/SelectionBar';
import { DriveTools } from './pages/DriveTools';

const { openMenu } = vi.hoisted(() => ({ openMenu: vi.fn() }));
vi.mock('@/ui/menu/openMenu', () => ({ openMenu }));

const { more, newFolder, upload, asList, write, move, open, select, rename, copyAddress } = text.drive;
const { cancel, delete: remove } = text.common;
const session = testSession();
const navigation = { navigate: vi.fn(), href: (path: string) => path, hasPage: () => true };
const picture = fileItem({ ...file({ id: 'f1', type: 'image/png' }), createdAt: 0, folderId: null });
const folder = folderItem({ id: 'd1', name: 'Harbour', parentId: null });

beforeEach(() => accounts.setState({ all: [], current: null }));
afterEach(() => {
	cleanup();
	localStorage.clear();
});

/** The names of all controls, without `permission`. */
function shown(ui: ReactNode, ...without: Permission[]): string[] {
	grantAllBut(session, ...without);
	const work = { session, navigation, selection: new DriveSelection(), withChosen: (item: DriveItem) => [item] };
	const nothing = { extendTo: () => {}, onItems: () => {}, onFiles: () => {}, onDropped: () => {} };
	render(
		<SessionProvider value={session}>
			<DriveGridProvider value={{ ...work, ...nothing }}>{ui}</DriveGridProvider>
		</SessionProvider>,
	);
	const names = screen.getAllByRole('button').map(each => each.getAttribute('aria-label') ?? each.textContent ?? '');
	cleanup();
	return names;
}

function offered(item: DriveItem, ...without: Permission[]): string[] {
	grantAllBut(session, ...without);
	openDriveMenu({ session, navigation, item, anchor: { x: 0, y: 0 }, onSelect: () => {} });
	const [{ items }] = openMenu.mock.lastCall as [{ items: () => readonly MenuItem[] }];
	return items().flatMap(each => ('text' in each ? [each.text] : []));
}

const tools = (
	<DriveTools
		{...{ folderId: null, path: [], usage: undefined, type: null, sort: 'newest', isReady: true }}
		onType={() => {}}
		onSort={() => {}}
	/>
);

it('changes nothing in a drive that the token may only read', () => {
	expect(shown(tools)).toEqual([more, newFolder, upload, asList]);
	expect(shown(tools, 'write:drive')).toEqual([asList]);
	const bar = <SelectionBar items={[picture]} />;
	expect(shown(bar)).toEqual([cancel, write, move, remove]);
	expect(shown(bar, 'write:drive')).toEqual([cancel, write]);
	expect(shown(bar, 'write:drive', 'write:notes')).toEqual([cancel]);
});

it('offers for a file or folder only what the token may do', () => {
	expect(offered(folder, 'write:drive')).toEqual([open, select]);
	expect(offered(folder)).toEqual([open, select, rename, move, remove]);
	expect(offered(picture, 'write:drive', 'write:notes')).toEqual([select, copyAddress, text.media.save]);
	expect(offered(picture)).toHaveLength(10);
});

it('offers the id of a file in developer mode alone', () => {
	expect(offered(picture)).not.toContain(text.media.copyId);
	preferences.set(developerMode, true);
	expect(offered(picture)).toContain(text.media.copyId);
	preferences.set(developerMode, false);
});
