// @vitest-environment bundled-happy-dom
import { file } from '@tests/factories/file';
import { grantAllBut } from '@tests/factories/grantAllBut';
import { testSession } from '@tests/factories/renderInSession';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Me } from '@/domain/account/Me';
import { text } from '@/i18n/text';
import { accounts } from '@/stores/session/accounts';
import type { MenuItem } from '@/ui/menu/MenuItem';
import { openFileMenu } from './openFileMenu';

const { openMenu } = vi.hoisted(() => ({ openMenu: vi.fn() }));
vi.mock('@/ui/menu/openMenu', () => ({ openMenu }));

const session = testSession();
const navigate = vi.fn();

function offered(authorId: string, userId: string | null): readonly MenuItem[] {
	vi.spyOn(session.entities, 'note').mockReturnValue({ userId: authorId } as never);
	openFileMenu({
		...{ session, noteId: 'n', file: file({ id: 'f1', userId }), anchor: document.createElement('button') },
		navigation: { navigate, href: path => `/app${path}` },
	});
	return openMenu.mock.lastCall?.[0].items();
}
const drivePage = (items: readonly MenuItem[]) =>
	items.find(item => item.type === 'link' && item.href === '/app/my/drive/file/f1');

beforeEach(() => session.me.setState({ me: { id: 'me', isModerator: false, isAdmin: false } as Me }));

it('leads the owner to the page of the file in the drive, in notes too, which do not say whose their files are', () => {
	const item = drivePage(offered('me', null));
	if (item?.type === 'link') item.onSelect?.();
	expect(navigate).toHaveBeenCalledWith('/my/drive/file/f1');
	expect(drivePage(offered('me', 'me'))).toBeDefined();
});

it('leaves out what the token may not do', () => {
	session.me.setState({ me: { id: 'me', isModerator: true, isAdmin: false } as Me });
	const names = () => offered('me', 'me').flatMap(item => ('text' in item ? [item.text] : []));
	const each = {
		'read:drive': text.media.openInDrive,
		'write:drive': text.media.markSensitive,
		'read:admin:drive': text.moderation.title,
	};
	for (const [permission, name] of Object.entries(each)) {
		grantAllBut(session);
		expect(names()).toContain(name);
		grantAllBut(session, permission as keyof typeof each);
		expect(names()).not.toContain(name);
	}
	localStorage.clear();
	accounts.setState({ all: [] });
});

it('offers that to nobody else', () => {
	expect(drivePage(offered('other', null))).toBeUndefined();
});
