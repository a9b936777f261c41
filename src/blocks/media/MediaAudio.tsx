import { useState } from 'react';
import { fill } from '@/i18n/fill';
import { text } from '@/i18n/text';
import { IconButton } from '@/ui/button/IconButton';
import { Icon } from '@/ui/icon/Icon';
import { LatePart } from '@/ui/late/LatePart';
import { loadable } from '@/ui/late/loadable';
import { Spinner } from '@/ui/state/Spinner';
import { FileLink } from './FileLink';
import type { LineProps } from './MediaFile';
import styles from './MediaGrid.module.css';
import { SensitiveCover } from './SensitiveCover';
import { useCover } from './useCover';

const loadPlayer = () => import('./player/AudioPlayer');

/** An audio file with its name; neither the file nor the player is loaded before the user presses play. */
export function MediaAudio({ noteId, file, tools }: LineProps) {
	const cover = useCover(noteId, file);
	const [isOpen, setOpen] = useState(false);
	if (cover.isThere) {
		return (
			<div className={styles.coveredLine}>
				<SensitiveCover file={file} onShow={cover.reveal} />
			</div>
		);
	}
	const AudioPlayer = loadable(loadPlayer);
	return (
		<div className={styles.audio}>
			<div className={styles.sound}>
				{!isOpen && (
					<IconButton
						icon="playFilled"
						size="small"
						label={fill(text.media.playAudio, { name: file.name })}
						onClick={() => setOpen(true)}
					/>
				)}
				<Icon name="music" size={16} />
				<span className={styles.fileName}>{file.comment ?? file.name}</span>
				<FileLink file={file} isSmall />
				{tools(cover.hide)}
			</div>
			{isOpen && (
				<LatePart fallback={<Spinner size={18} />}>
					<AudioPlayer file={file} />
				</LatePart>
			)}
		</div>
	);
}
