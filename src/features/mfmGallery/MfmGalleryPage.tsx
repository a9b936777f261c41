import { mfmClient } from '@workers/mfm/mfm.client';
import { type ReactNode, useEffect, useState } from 'react';
import { useHostTitle } from '@/blocks/hosting/HostContext';
import { MfmText } from '@/blocks/mfm/MfmText';
import { text } from '@/i18n/t';
import { SkeletonRows } from '@/ui/SkeletonRows';
import styles from './MfmGalleryPage.module.css';
import { mfmSamples } from './mfmSamples';

const NO_EMOJIS = {};

/** Every piece of markup beside what it is drawn as. */
export default function MfmGalleryPage(): ReactNode {
	useHostTitle(text.mfm.gallery.title);
	const isParsed = useParsed();
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

/** All at once, so that nothing moves while it comes. */
function useParsed(): boolean {
	const [isParsed, setParsed] = useState(false);
	useEffect(() => {
		const controller = new AbortController();
		const sources = mfmSamples.flatMap(group => group.sources);
		mfmClient.parse(sources, 'full', controller.signal).then(
			() => setParsed(true),
			() => {
				// The page was left.
			},
		);
		return () => controller.abort();
	}, []);
	return isParsed;
}
