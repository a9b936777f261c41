import type { ReactNode } from 'react';
import type { LinkPlayer } from '@/domain/note/LinkPreview';
import { frameSandbox } from './frameSandbox';
import styles from './LinkPreviewCard.module.css';

const USUAL_RATIO = 16 / 9;

/** Another site's player, in a frame that may do nothing but play. */
export function LinkPlayerFrame({ player, title }: { player: LinkPlayer; title: string }): ReactNode {
	const { width, height } = player;
	const aspectRatio = width !== null && height !== null ? width / height : USUAL_RATIO;
	return (
		<iframe
			className={styles.player}
			style={width === null && height !== null ? { height } : { aspectRatio }}
			src={player.url}
			title={title}
			sandbox={frameSandbox(player.url)}
			allow={player.allow.join('; ')}
			referrerPolicy="strict-origin-when-cross-origin"
		/>
	);
}
