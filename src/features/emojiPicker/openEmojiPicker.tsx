import { text } from '@/i18n/text';
import type { Intent } from '@/stores/intents';
import { recentlyUsedEmojis } from '@/stores/preferences/recentlyUsed';
import { rememberRecent } from '@/stores/preferences/rememberRecent';
import { SessionProvider } from '@/stores/session/SessionContext';
import { lazyPart } from '@/ui/late/lazyPart';
import { overlays } from '@/ui/overlay/overlays';

const EmojiPicker = lazyPart(() => import('./EmojiPicker').then(module => ({ default: module.EmojiPicker })));

type PickEmoji = Extract<Intent, { kind: 'pickEmoji' }>;

/**
 * Opens the picker beside its anchor, or as a drawer on phones. It closes when a reaction is chosen, and stays open for
 * text.
 */
export async function openEmojiPicker({ session, anchor, purpose, noteId, choose }: PickEmoji): Promise<void> {
	const note = noteId === undefined ? undefined : session.entities.note(noteId);
	const acceptance = note?.reactionAcceptance ?? null;
	await overlays.open<void>({
		kind: 'popup',
		label: text.emojiPicker.title,
		anchor,
		render: handle => (
			<SessionProvider value={session}>
				<EmojiPicker
					isReaction={purpose === 'reaction'}
					allowsSensitive={
						acceptance !== 'nonSensitiveOnly' && acceptance !== 'nonSensitiveOnlyForLocalLikeOnlyForRemote'
					}
					onChoose={emoji => {
						rememberRecent(recentlyUsedEmojis, emoji);
						if (purpose === 'reaction') handle.close();
						choose(emoji);
					}}
				/>
			</SessionProvider>
		),
	}).closed;
}
