// @vitest-environment bundled-happy-dom
import { grantAllBut } from '@tests/factories/grantAllBut';
import { testSession } from '@tests/factories/renderInSession';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Me } from '@/domain/account/Me';
import type { MenuItem } from '@/ui/menu/MenuItem';
import { openEmojiMenu } from './openEmojiMenu';

const { openMenu } = vi.hoisted(() => ({ openMenu: vi.fn() }));
vi.mock('@/ui/menu/openMenu', () => ({ openMenu }));

const session = testSession();
vi.spyOn(session.emojis, 'get').mockImplementation(name =>
	name === 'party' ? { name, url: '', category: null, aliases: [], isSensitive: false } : undefined,
);
const anchor = document.createElement('button');

beforeEach(() => {
	openMenu.mockReset().mockReturnValue({ closed: Promise.resolve() });
	session.me.setState({ me: null });
});

async function offered(emoji: string, react?: (emoji: string) => void): Promise<string[]> {
	await openEmojiMenu({ kind: 'emojiMenu', session, emoji, anchor, noteId: 'n', ...(react && { react }) });
	const [{ items }] = openMenu.mock.lastCall as [{ items: () => MenuItem[] }];
	return items().flatMap(item => ('text' in item && item.type !== 'label' ? [item.text] : []));
}

const always = ['Copy emoji', 'Who reacted', 'Mute emoji'];

it('offers everybody to copy and mute an emoji, and details of local ones', async () => {
	expect(await offered('🍮')).toEqual(always);
	expect(await offered(':party@.:')).toEqual([...always, 'About this emoji']);
	expect(await offered(':party@b.example:')).toEqual(always);
});

it('offers to react with it where one can', async () => {
	const react = vi.fn();
	expect(await offered(':party@.:', react)).toContain('React with this emoji');
	expect(await offered(':party@b.example:', react)).not.toContain('React with this emoji');
});

it('lets those who manage emojis edit local ones', async () => {
	const may = (change: Partial<Me>, canManageCustomEmojis = false) =>
		session.me.setState({
			me: { isAdmin: false, isModerator: false, policies: { canManageCustomEmojis }, ...change } as Me,
		});
	may({});
	expect(await offered(':party:')).not.toContain('Edit emoji');
	may({ isModerator: true });
	expect(await offered(':party:')).toContain('Edit emoji');
	may({}, true);
	expect(await offered(':party:')).toContain('Edit emoji');
	expect(await offered(':other@b.example:')).not.toContain('Edit emoji');
	grantAllBut(session, 'write:admin:emoji');
	expect(await offered(':party:')).not.toContain('Edit emoji');
});
