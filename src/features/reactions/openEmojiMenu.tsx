import type { ActionGroup } from '@/blocks/actions/ActionDefinition';
import { openActionMenu } from '@/blocks/actions/openActionMenu';
import { showError } from '@/blocks/actions/showError';
import { isModerator } from '@/domain/account/isModerator';
import { canReactWith, parseReaction, reactionToSend } from '@/domain/note/reaction';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { type Intent, intents } from '@/stores/intents';
import type { Session } from '@/stores/session/Session';
import { SessionProvider } from '@/stores/session/SessionContext';
import { lazyPart } from '@/ui/late/lazyPart';
import { overlays } from '@/ui/overlay/overlays';
import { copyWithToast } from '@/ui/toast/copyWithToast';
import { isEmojiMuted, muteEmoji, unmuteEmoji } from './mutedEmojis';

const EmojiDetails = lazyPart(() => import('./EmojiDetails').then(module => ({ default: module.EmojiDetails })));
const EmojiEditor = lazyPart(() => import('./EmojiEditor').then(module => ({ default: module.EmojiEditor })));

const WIDTH_PX = 440;

interface ShownEmoji {
	readonly session: Session;
	/** As it is sent. */
	readonly emoji: string;
	/** The name of an emoji of the session's own server; null for others. */
	readonly name: string | null;
	readonly wanted: Extract<Intent, { kind: 'emojiMenu' }>;
}

/** All actions on an emoji, in the order of its menu (rules/reactions#menu-of-an-emoji). */
const EMOJI_ACTIONS: readonly ActionGroup<ShownEmoji>[] = [
	[
		{
			id: 'copy',
			icon: 'copy',
			name: () => text.reactions.copyEmoji,
			run: ({ emoji }) => void copyWithToast(emoji),
		},
		{
			id: 'react',
			icon: 'react',
			name: () => text.reactions.reactWith,
			isOffered: ({ wanted, emoji }) => wanted.react !== undefined && canReactWith(emoji),
			run: ({ wanted, emoji }) => wanted.react?.(emoji),
		},
		{
			id: 'who',
			icon: 'users',
			name: () => text.reactions.who,
			isOffered: ({ wanted }) => wanted.noteId !== undefined,
			run: ({ session, wanted: { noteId, emoji: reaction } }) =>
				noteId !== undefined && intents.send({ kind: 'reactionUsers', session, noteId, reaction }),
		},
		{
			id: 'mute',
			icon: ({ session, emoji }) => (isEmojiMuted(session, emoji) ? 'eye' : 'eyeOff'),
			label: ({ session, emoji }) => (isEmojiMuted(session, emoji) ? text.reactions.unmute : text.reactions.mute),
			run: ({ session, emoji }) => (isEmojiMuted(session, emoji) ? unmuteEmoji(session, emoji) : mute(session, emoji)),
		},
		{
			id: 'details',
			icon: 'info',
			name: () => text.reactions.info,
			isOffered: ({ name }) => name !== null,
			run: ({ session, name }) => name !== null && openDetails(session, name),
		},
		{
			id: 'edit',
			icon: 'edit',
			name: () => text.reactions.edit,
			asks: true,
			who: 'member',
			needs: ['write:admin:emoji'],
			isOffered: ({ session, name }) => name !== null && mayEdit(session),
			run: ({ session, name }) => name !== null && openEditor(session, name),
		},
	],
];

/** Opens the menu of an emoji. */
export async function openEmojiMenu(wanted: Extract<Intent, { kind: 'emojiMenu' }>): Promise<void> {
	const { session, anchor } = wanted;
	const emoji = reactionToSend(wanted.emoji);
	const kind = parseReaction(emoji);
	const name = kind.kind === 'custom' && kind.host === null && session.emojis.get(kind.name) ? kind.name : null;
	await openActionMenu({
		anchor,
		label: t('reactions.menu', { emoji }),
		title: emoji,
		groups: () => EMOJI_ACTIONS,
		on: () => ({ session, emoji, name, wanted }),
	}).closed;
}

/** rules/reactions#menu-of-an-emoji: moderators, administrators, and users whose role allows it. */
function mayEdit(session: Session): boolean {
	const { me } = session.me.getState();
	return isModerator(me) || (me?.policies.canManageCustomEmojis ?? false);
}

function mute(session: Session, emoji: string): void {
	try {
		muteEmoji(session, emoji);
	} catch (error) {
		void showError(error);
	}
}

function openDetails(session: Session, name: string): void {
	overlays.open<void>({
		kind: 'modal',
		label: text.reactions.info,
		width: WIDTH_PX,
		render: handle => (
			<SessionProvider value={session}>
				<EmojiDetails name={name} onClose={() => handle.close()} />
			</SessionProvider>
		),
	});
}

function openEditor(session: Session, name: string): void {
	overlays.open<void>({
		kind: 'modal',
		label: text.reactions.edit,
		width: WIDTH_PX,
		render: handle => (
			<SessionProvider value={session}>
				<EmojiEditor name={name} onClose={() => handle.close()} />
			</SessionProvider>
		),
	});
}
