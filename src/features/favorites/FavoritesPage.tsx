import { type ReactNode, useState } from 'react';
import { SearchedPage } from '@/blocks/feed/SearchedPage';
import { text } from '@/i18n/text';
import { FavoritesView } from './FavoritesView';

/** The account's favourites, with a search among them (rules/people#search-within). */
export default function FavoritesPage(): ReactNode {
	const [words, setWords] = useState('');
	return (
		<SearchedPage label={text.clips.searchFavorites} words={words} onSearch={setWords}>
			<FavoritesView
				words={words}
				empty={words === '' ? undefined : { title: text.clips.nothingFound, text: text.clips.nothingFoundText }}
			/>
		</SearchedPage>
	);
}
