import type { ReactNode } from 'react';
import { Emoji } from '@/blocks/Emoji';
import { emojiStyle, reactionEmoji } from '@/blocks/emojiSources';
import { RelativeTime } from '@/blocks/RelativeTime';
import { useAppearance } from '@/blocks/useAppearance';
import { useSession } from '@/stores/session/SessionContext';
import type { WireGivenReaction } from '@/wire/entities';
import styles from './GivenReaction.module.css';

/** Which reaction it was, and when: the line above its note. */
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
