import type { ReactNode } from 'react';
import { MfmText } from '@/blocks/mfm/MfmText';
import { useMfmSamples } from '@/blocks/mfm/useMfmSamples';
import { text } from '@/i18n/text';
import { DialogHeader } from '@/ui/dialog/DialogHeader';
import { SkeletonRows } from '@/ui/state/SkeletonRows';
import { helpSamples } from './helpSamples';
import styles from './MfmHelp.module.css';

interface MfmHelpProps {
	onChoose: (source: string) => void;
	onClose: () => void;
}

/** MFM examples beside their result; choosing one inserts it into the note. */
export function MfmHelp({ onChoose, onClose }: MfmHelpProps): ReactNode {
	const isParsed = useMfmSamples();
	return (
		<>
			<DialogHeader title={text.postForm.help} onClose={onClose} />
			<div className={styles.body}>
				<p className={styles.about}>{text.postForm.helpAbout}</p>
				{isParsed ? (
					helpSamples.map(({ title, sources }) => (
						<section key={title} aria-labelledby={`help-${title}`}>
							<h3 id={`help-${title}`} className={styles.title}>
								{text.mfm.gallery[title]}
							</h3>
							<ul className={styles.samples}>
								{sources.map(source => (
									<li key={source} className={styles.sample}>
										<button type="button" className={styles.source} onClick={() => onChoose(source)}>
											{source}
										</button>
										{/* Only a picture of the result: its links must not work. */}
										<div className={styles.drawn} inert>
											<MfmText text={source} host={null} />
										</div>
									</li>
								))}
							</ul>
						</section>
					))
				) : (
					<SkeletonRows />
				)}
			</div>
		</>
	);
}
