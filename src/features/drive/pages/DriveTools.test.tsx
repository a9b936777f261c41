// @vitest-environment bundled-happy-dom
import { cleanup, screen } from '@testing-library/react';
import { renderInSession, testSession } from '@tests/factories/renderInSession';
import { afterEach, expect, it, vi } from 'vitest';
import { NavigationContext } from '@/blocks/navigation/NavigationContext';
import { DriveGridProvider, type DriveGridWork } from '../listing/DriveGridContext';
import { DriveSelection } from '../listing/DriveSelection';
import { DriveTools } from './DriveTools';

vi.stubGlobal('fetch', () => new Promise(() => {}));
afterEach(cleanup);

const navigation = { navigate: vi.fn(), href: (path: string) => path, hasPage: () => true };
const folder = (id: string, parentId: string | null) => ({ id, name: id, parentId });
const PICTURES = folder('Pictures', null);
const HARBOUR = folder('Harbour', 'Pictures');

function show(...path: (typeof PICTURES)[]): string[] {
	const session = testSession();
	const nothing = vi.fn();
	const grid: DriveGridWork = {
		...{ session, navigation, selection: new DriveSelection() },
		...{ withChosen: item => [item], extendTo: nothing, onItems: nothing, onFiles: nothing, onDropped: nothing },
	};
	renderInSession(
		<NavigationContext value={navigation}>
			<DriveGridProvider value={grid}>
				<DriveTools
					{...{ path, folderId: path.at(-1)?.id ?? null, usage: undefined, type: null, sort: 'newest', isReady: true }}
					onType={nothing}
					onSort={nothing}
				/>
			</DriveGridProvider>
		</NavigationContext>,
		{ session },
	);
	return screen.queryAllByRole('link').map(link => link.textContent);
}

it('leads to the folders around this one, and leaves its own name to the title', () => {
	expect(show(PICTURES, HARBOUR)).toEqual(['Drive', 'Pictures']);
});

it('does not repeat the title of the drive', () => {
	expect(show()).toEqual([]);
});
