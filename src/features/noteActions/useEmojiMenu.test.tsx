// @vitest-environment bundled-happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { type Choice, choose, renderInSession, testSession } from '@tests/factories/renderInSession';
import { beforeEach, expect, it, vi } from 'vitest';
import { Emoji } from '@/blocks/emoji/Emoji';
import { mutedEmojis } from '@/blocks/emoji/mutedEmojis';
import type { NoteActions } from '@/blocks/note/NoteActionsContext';
import { intents } from '@/stores/intents';
import type { Session } from '@/stores/session/Session';
import { emojisOf } from './emojisOf';
import { useEmojiMenu } from './useEmojiMenu';

const { around } = vi.hoisted(() => ({ around: { session: undefined as Session | undefined } }));
vi.mock('@/stores/session/sessionAt', () => ({ sessionAt: () => around.session }));

const session = testSession();
around.session = session;
const asked = vi.fn();
intents.listen(intent => asked(intent.kind, 'emoji' in intent && intent.emoji));
beforeEach(() => asked.mockClear());

function Text({ actions }: { actions: NoteActions }) {
	useEmojiMenu(session, actions);
	return (
		<article>
			<Emoji url="https://home.example/twemoji/1f44d.svg" alt="👍" isCustom={false} code="👍" />
			<Emoji url={null} alt="🫩" isCustom={false} code="🫩" />
			<a href="/@cat">
				<Emoji url={null} alt="🐈" isCustom={false} code="🐈" />
			</a>
			<button type="button">
				<Emoji url={null} alt="🎉" isCustom={false} code="🎉" isBoxed />
			</button>
		</article>
	);
}
const show = (...choices: readonly Choice[]) =>
	renderInSession(<Text actions={{} as NoteActions} />, { session, choices });

it('opens the menu of a Unicode emoji in a text by a press, as a picture and as a character', () => {
	show();
	fireEvent.click(screen.getByAltText('👍'));
	fireEvent.click(screen.getByText('🫩'));
	expect(asked.mock.calls).toEqual([
		['emojiMenu', '👍'],
		['emojiMenu', '🫩'],
	]);
});

it('leaves a press within links and buttons to them; a right click opens the menu there too', () => {
	show();
	fireEvent.click(screen.getByText('🎉'));
	fireEvent.click(screen.getByText('🐈'));
	expect(asked).not.toHaveBeenCalled();
	fireEvent.contextMenu(screen.getByText('🐈'));
	expect(asked).toHaveBeenCalledWith('emojiMenu', '🐈');
});

it('lists the emojis of a card for the menu of its note, muted ones too', () => {
	show(choose(mutedEmojis, ['🫩']));
	expect(emojisOf(screen.getByRole('article'))).toEqual(['👍', '🫩', '🐈']);
});
