import { mfmClient } from '@workers/mfm/mfm.client';
import { type ReactNode, useMemo } from 'react';
import { useServerInfo } from '@/stores/session/SessionContext';
import { LatePart } from '@/ui/late/LatePart';
import { loadable } from '@/ui/late/loadable';
import { linksOf } from './linksOf';

const LinkPreviewCard = loadable(() => import('./LinkPreviewCard'));

/** Cards for the links in a text, if the server makes previews. The text must have been parsed. */
export function LinkPreviews({ text }: { text: string }): ReactNode {
	const isOffered = useServerInfo(info => info?.hasLinkPreviews ?? false);
	const links = useMemo(() => linksOf(mfmClient.peek(text) ?? []), [text]);
	if (!isOffered || links.length === 0) return null;
	return (
		<LatePart>
			{links.map(url => (
				<LinkPreviewCard key={url} url={url} />
			))}
		</LatePart>
	);
}
