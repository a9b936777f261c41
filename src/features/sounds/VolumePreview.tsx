import type { ReactNode } from 'react';
import { text } from '@/i18n/text';
import { Button } from '@/ui/button/Button';
import { listen } from './listen';
import styles from './SoundControl.module.css';
import type { SoundSetting } from './soundSettings';

/** One of the app's own sounds at its full volume, so that only the master volume is heard. */
const SAMPLE: SoundSetting = { type: 'chime', volume: 1 };

/** Lets the master volume be heard. */
export function VolumePreview(): ReactNode {
	return (
		<p className={styles.preview}>
			<Button size="small" icon="play" onClick={() => void listen('notification', SAMPLE)}>
				{text.sounds.listen}
			</Button>
		</p>
	);
}
