import type { ReactNode } from 'react';
import { useAppearance } from '@/blocks/appearance/useAppearance';
import { Emoji } from '@/blocks/emoji/Emoji';
import { emojiStyle, reactionEmoji } from '@/blocks/emoji/emojiSources';
import { RelativeTime } from '@/blocks/time/RelativeTime';
import { useSession } from '@/stores/session/SessionContext';
import type { WireGivenReaction } from '@/wire/entities';
import styles from './GivenReaction.module.css';

/** The reaction and its time, above its note. */
export function GivenReaction({ given }: { given: WireGivenReaction }): ReactNode {
	const session = useSession();
	const style = useAppearance(emojiStyle);
	const at = Date.parse(given.createdAt ?? '');
	if (!given.type) return null;
	const emoji = reactionEmoji(given.type, given.note?.reactionEmojis ?? {}, session, style);
	return (
		<p className={styles.line}>
			<Emoji {...emoji} />
			{Number.isFinite(at) && <RelativeTime at={at} />}
		</p>
	);
}
