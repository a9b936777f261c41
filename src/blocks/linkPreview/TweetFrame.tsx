import { type ReactNode, useEffect, useRef, useState } from 'react';
import { currentLanguage } from '@/i18n/text';
import { frameSandbox } from './frameSandbox';
import styles from './LinkPreviewCard.module.css';

const ORIGIN = 'https://platform.twitter.com';
/** Until the frame reports its height. */
const FIRST_HEIGHT_PX = 250;
const MAX_HEIGHT_PX = 2000;

/** A post on X in a frame of the height that it reports. */
export function TweetFrame({ id, title }: { id: string; title: string }): ReactNode {
	const frame = useRef<HTMLIFrameElement>(null);
	const [height, setHeight] = useState(FIRST_HEIGHT_PX);
	const [address] = useState(() => addressOf(id));
	useEffect(() => {
		const onMessage = ({ source, data }: MessageEvent) => {
			const told = source === frame.current?.contentWindow ? heightIn(data) : null;
			if (told !== null) setHeight(Math.min(told, MAX_HEIGHT_PX));
		};
		addEventListener('message', onMessage);
		return () => removeEventListener('message', onMessage);
	}, []);
	return (
		<iframe
			ref={frame}
			className={styles.player}
			style={{ height }}
			src={address}
			title={title}
			sandbox={frameSandbox(address)}
			referrerPolicy="strict-origin-when-cross-origin"
		/>
	);
}

function addressOf(id: string): string {
	const theme = document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';
	return `${ORIGIN}/embed/Tweet.html?${new URLSearchParams({ id, theme, lang: currentLanguage(), dnt: 'true' })}`;
}

/** `{ 'twttr.embed': { method: 'twttr.private.resize', params: [{ height }] } }` */
function heightIn(data: unknown): number | null {
	const told = (data as { 'twttr.embed'?: { method?: unknown; params?: { height?: unknown }[] } } | null)?.[
		'twttr.embed'
	];
	const height = told?.method === 'twttr.private.resize' ? told.params?.[0]?.height : undefined;
	return typeof height === 'number' && height > 0 ? height : null;
}
