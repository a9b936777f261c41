import type { ReactNode } from 'react';
import { text } from '@/i18n/text';
import { prefersReducedMotion } from '@/platform/reducedMotion';
import { useMotionAllowed } from '@/platform/useMotionAllowed';
import styles from './MotionPreview.module.css';

/** Something that moves while motion is allowed, and says why it doesn't. */
export function MotionPreview(): ReactNode {
	const moves = useMotionAllowed();
	const { moving, still, stillBySystem } = text.settings.preview;
	return (
		<figure className={styles.preview} data-moves={moves}>
			<span className={styles.track}>
				<span className={styles.ball} />
			</span>
			<figcaption>{moves ? moving : prefersReducedMotion() ? stillBySystem : still}</figcaption>
		</figure>
	);
}
