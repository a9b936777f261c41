import { showError } from '@/blocks/actions/showError';
import { canReactWith, parseReaction, reactionToSend } from '@/domain/reaction';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { copyText } from '@/platform/clipboard';
import { type Intent, intents } from '@/stores/intents';
import type { Session } from '@/stores/session/Session';
import { SessionProvider } from '@/stores/session/SessionContext';
import { tokenMay } from '@/stores/session/tokenMay';
import { lazyPart } from '@/ui/lazyPart';
import type { MenuItem } from '@/ui/menu/MenuItem';
import { openMenu } from '@/ui/menu/openMenu';
import { overlays } from '@/ui/overlay/overlays';
import { toast } from '@/ui/toast/toasts';
import { isEmojiMuted, muteEmoji, unmuteEmoji } from './mutedEmojis';

const EmojiDetails = lazyPart(() => import('./EmojiDetails').then(module => ({ default: module.EmojiDetails })));
const EmojiEditor = lazyPart(() => import('./EmojiEditor').then(module => ({ default: module.EmojiEditor })));

const WIDTH_PX = 440;

/** What can be done with an emoji (spec 1 §6): anyone copies, mutes and unmutes it; local ones have details. */
export async function openEmojiMenu(wanted: Extract<Intent, { kind: 'emojiMenu' }>): Promise<void> {
	const { session, anchor, noteId, react } = wanted;
	const emoji = reactionToSend(wanted.emoji);
	const kind = parseReaction(emoji);
	const items: MenuItem[] = [
		{ type: 'label', text: emoji },
		{ text: text.reactions.copyEmoji, icon: 'copy', onSelect: () => void copy(emoji) },
	];
	if (react && canReactWith(emoji)) {
		items.push({ text: text.reactions.reactWith, icon: 'react', onSelect: () => react(emoji) });
	}
	if (noteId !== undefined) {
		items.push({
			text: text.reactions.who,
			icon: 'users',
			onSelect: () => intents.send({ kind: 'reactionUsers', session, noteId, reaction: wanted.emoji }),
		});
	}
	items.push(
		isEmojiMuted(emoji)
			? { text: text.reactions.unmute, icon: 'eye', onSelect: () => unmuteEmoji(emoji) }
			: { text: text.reactions.mute, icon: 'eyeOff', onSelect: () => mute(emoji) },
	);
	if (kind.kind === 'custom' && kind.host === null && session.emojis.get(kind.name)) {
		const { name } = kind;
		items.push({ text: text.reactions.info, icon: 'info', onSelect: () => openDetails(session, name) });
		if (mayEdit(session)) {
			items.push({ text: text.reactions.edit, icon: 'edit', onSelect: () => openEditor(session, name) });
		}
	}
	await openMenu({ anchor, items, label: t('reactions.menu', { emoji }) }).closed;
}

/** Spec 2 §6: moderators and admins, and whom a role lets manage emojis. */
function mayEdit(session: Session): boolean {
	const me = session.me.getState().me;
	return (
		tokenMay(session, 'write:admin:emoji') &&
		me !== null &&
		(me.isModerator || me.isAdmin || me.policies.canManageCustomEmojis)
	);
}

function mute(emoji: string): void {
	try {
		muteEmoji(emoji);
	} catch (error) {
		void showError(error);
	}
}

async function copy(emoji: string): Promise<void> {
	const done = await copyText(emoji);
	toast(done ? text.common.copied : text.common.copyFailed, done ? { icon: 'check' } : { tone: 'danger' });
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
