import { type ReactNode, useEffect, useState } from 'react';
import type { LinkPreview } from '@/domain/note/LinkPreview';
import { fill } from '@/i18n/fill';
import { text } from '@/i18n/text';
import { Button } from '@/ui/button/Button';
import { dataSaver } from '../appearance/dataSaver';
import { useAppearance } from '../appearance/useAppearance';
import { LinkPlayerFrame } from './LinkPlayerFrame';
import styles from './LinkPreviewCard.module.css';
import { LinkPreviewFace } from './LinkPreviewFace';
import { loadLinkPreview, peekLinkPreview } from './linkPreviewCache';
import { TweetFrame } from './TweetFrame';

/** In a stream of notes most links are gone before anyone could look at their card. */
const REST_MS = 500;

/** The preview of a link; empty while loading, and a short line if it fails. */
export default function LinkPreviewCard({ url }: { url: string }): ReactNode {
	const [preview, setPreview] = useState(() => peekLinkPreview(url));
	useEffect(() => {
		if (preview !== undefined) return undefined;
		let isWanted = true;
		const timer = setTimeout(() => {
			void loadLinkPreview(url).then(answer => isWanted && setPreview(answer));
		}, REST_MS);
		return () => {
			isWanted = false;
			clearTimeout(timer);
		};
	}, [url, preview]);
	if (preview === undefined) return null;
	if (preview === 'failed') {
		return (
			<a className={styles.failed} href={url} target="_blank" rel="nofollow noopener noreferrer">
				{fill(text.linkPreview.failed, { host: new URL(url).host })}
			</a>
		);
	}
	return <Card preview={preview} />;
}

function Card({ preview }: { preview: LinkPreview }): ReactNode {
	const { urlPreview: isSaved } = useAppearance(dataSaver);
	const [isOpen, setOpen] = useState(false);
	const [isPlaying, setPlaying] = useState(false);
	const { player, thumbnail, tweetId } = preview;
	const { host } = new URL(preview.url);
	const hasFrame = player !== null || tweetId !== null;
	const { play, closePlayer, showPost, hidePost } = text.linkPreview;
	const [openText, closeText] = tweetId === null ? [play, closePlayer] : [showPost, hidePost];
	const openIcon = tweetId === null ? 'play' : 'chevronDown';
	if (preview.sensitive && !isOpen) {
		return (
			<div className={styles.covered}>
				<span>{fill(text.linkPreview.sensitive, { host })}</span>
				<Button size="small" onClick={() => setOpen(true)}>
					{text.linkPreview.show}
				</Button>
			</div>
		);
	}
	const showsPictures = !isSaved || isOpen;
	return (
		<div className={styles.preview}>
			{isPlaying && tweetId !== null && <TweetFrame id={tweetId} title={preview.title ?? host} />}
			{isPlaying && tweetId === null && player && <LinkPlayerFrame player={player} title={preview.title ?? host} />}
			<a className={styles.card} href={preview.url} target="_blank" rel="nofollow noopener noreferrer">
				<LinkPreviewFace preview={preview} hasIcon={showsPictures} hasThumbnail={showsPictures && !isPlaying} />
			</a>
			{(hasFrame || (isSaved && thumbnail && !isOpen)) && (
				<div className={styles.actions}>
					{hasFrame && (
						<Button size="small" icon={isPlaying ? 'close' : openIcon} onClick={() => setPlaying(!isPlaying)}>
							{isPlaying ? closeText : openText}
						</Button>
					)}
					{isSaved && thumbnail && !isOpen && (
						<Button size="small" onClick={() => setOpen(true)}>
							{text.linkPreview.showPicture}
						</Button>
					)}
				</div>
			)}
		</div>
	);
}
