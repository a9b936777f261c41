import { type ReactNode, useEffect, useState } from 'react';
import { t } from '@/i18n/t';
import { useServerInfo } from '@/stores/session/SessionContext';
import { Spinner } from '@/ui/state/Spinner';
import { dataSaver } from '../appearance/dataSaver';
import { useAppearance } from '../appearance/useAppearance';
import styles from './LinkHoverCard.module.css';
import { LinkPreviewFace } from './LinkPreviewFace';
import { loadLinkPreview, peekLinkPreview } from './linkPreviewCache';

/** A link's address and a short preview: without players, and without pictures marked as sensitive. */
export function LinkHoverCard({ url }: { url: string }): ReactNode {
	const isOffered = useServerInfo(info => info?.hasLinkPreviews ?? false);
	return (
		<div className={styles.card}>
			{isOffered && <Preview url={url} />}
			<p className={styles.address}>{url}</p>
		</div>
	);
}

function Preview({ url }: { url: string }): ReactNode {
	const { urlPreview: isSaved } = useAppearance(dataSaver);
	const [preview, setPreview] = useState(() => peekLinkPreview(url));
	useEffect(() => {
		if (preview !== undefined) return undefined;
		let isWanted = true;
		void loadLinkPreview(url).then(answer => isWanted && setPreview(answer));
		return () => {
			isWanted = false;
		};
	}, [url, preview]);
	if (preview === undefined) return <Spinner className={styles.pending ?? ''} />;
	const { host } = new URL(url);
	if (preview === 'failed') return <p className={styles.line}>{t('linkPreview.failed', { host })}</p>;
	if (preview.sensitive) return <p className={styles.line}>{t('linkPreview.sensitive', { host })}</p>;
	return (
		<div className={styles.face}>
			<LinkPreviewFace preview={preview} hasIcon={!isSaved} hasThumbnail={!isSaved} />
		</div>
	);
}
