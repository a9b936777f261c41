import type { ReactNode } from 'react';
import { useHostTitle } from '@/blocks/hosting/HostContext';
import { MfmText } from '@/blocks/mfm/MfmText';
import { mfmSamples } from '@/blocks/mfm/mfmSamples';
import { useMfmSamples } from '@/blocks/mfm/useMfmSamples';
import { text } from '@/i18n/text';
import { SkeletonRows } from '@/ui/state/SkeletonRows';
import styles from './MfmGalleryPage.module.css';

const NO_EMOJIS = {};

/** Every MFM sample beside its result. */
export default function MfmGalleryPage(): ReactNode {
	useHostTitle(text.mfm.gallery.title);
	const isParsed = useMfmSamples();
	if (!isParsed) return <SkeletonRows />;
	return (
		<div className={styles.gallery}>
			<p className={styles.about}>{text.mfm.gallery.about}</p>
			{mfmSamples.map(({ title, sources }) => (
				<section key={title} aria-labelledby={`mfm-${title}`}>
					<h2 id={`mfm-${title}`} className={styles.title}>
						{text.mfm.gallery[title]}
					</h2>
					<dl className={styles.samples}>
						{sources.map(source => (
							<div key={source} className={styles.sample} data-sample={source}>
								<dt className={styles.source}>{source}</dt>
								<dd className={styles.drawn}>
									<MfmText text={source} host={null} emojis={NO_EMOJIS} />
								</dd>
							</div>
						))}
					</dl>
				</section>
			))}
		</div>
	);
}
