import type { ReactNode } from 'react';
import { MfmText } from '@/blocks/mfm/MfmText';
import { mfmSamples } from '@/blocks/mfm/mfmSamples';
import { useMfmSamples } from '@/blocks/mfm/useMfmSamples';
import { text } from '@/i18n/text';
import { SkeletonRows } from '@/ui/state/SkeletonRows';
import styles from './Markup.module.css';

/** Every MFM sample beside its result. */
export function Markup(): ReactNode {
	const isParsed = useMfmSamples();
	return (
		<div className={styles.gallery}>
			<h2 className={styles.heading}>{text.mfm.gallery.title}</h2>
			<p className={styles.about}>{text.mfm.gallery.about}</p>
			{isParsed ? (
				mfmSamples.map(({ title, sources }) => (
					<section key={title} aria-labelledby={`mfm-${title}`}>
						<h3 id={`mfm-${title}`} className={styles.title}>
							{text.mfm.gallery[title]}
						</h3>
						<dl className={styles.samples}>
							{sources.map(source => (
								<div key={source} className={styles.sample} data-sample={source}>
									<dt className={styles.source}>{source}</dt>
									<dd className={styles.drawn}>
										<MfmText text={source} host={null} />
									</dd>
								</div>
							))}
						</dl>
					</section>
				))
			) : (
				<SkeletonRows />
			)}
		</div>
	);
}
