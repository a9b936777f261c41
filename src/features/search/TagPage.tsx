import type { ReactNode } from 'react';
import { NoteFeed } from '@/blocks/feed/NoteFeed';
import { useHostTitle } from '@/blocks/hosting/HostContext';
import type { PageProps } from '@/blocks/hosting/PageDefinition';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';

/** The notes with a hashtag, newest first (rules/people#hashtag-pages). */
export default function TagPage({ params: { tag } }: PageProps<'tag'>): ReactNode {
	useHostTitle(`#${tag}`);
	return (
		<NoteFeed
			// The notes of another tag start at the top.
			key={tag}
			endpoint="notes/search-by-tag"
			params={{ tag }}
			label={t('search.titleFor', { query: `#${tag}` })}
			emptyTitle={t('search.noTagged', { tag: `#${tag}` })}
			emptyText={text.search.noTaggedText}
		/>
	);
}
