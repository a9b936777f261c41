import type { ColumnDefinition } from '@/blocks/hosting/ColumnDefinition';
import type { DeckProfile } from '@/domain/deck/deck';
import { APP_PAGES } from '@/domain/paths/patterns';
import { pageAt } from '@/domain/paths/readPath';
import { localJson } from '@/platform/localJson';
import { loadable } from '@/ui/late/loadable';
import type { LayoutName } from './chooseLayout';
import { preloadPage } from './pages/preloadPage';
import { startColumns } from './registry';
import { startLayout } from './startLayout';

/** What a start needs. It is known before anything is loaded, so that all of it is fetched at once. */
export interface StartPlan {
	readonly layout: LayoutName;
	/** Loads the parts that the first screen shows. */
	preload(): Promise<unknown>;
}

/** In local storage, so that loading the columns' code needn't wait for the database. */
export const SHOWN_KINDS_KEY = 'shownColumns';

export function startPlan(): StartPlan {
	const layout = startLayout();
	return {
		layout,
		preload: () => {
			const page = pageAt(APP_PAGES, location.pathname);
			const kinds =
				layout === 'deck'
					? new Set(localJson.get<string[]>(SHOWN_KINDS_KEY) ?? ['main', 'notifications', 'home'])
					: new Set<string>();
			const preloadColumns = (columns: readonly ColumnDefinition[]) =>
				Promise.all(columns.filter(({ kind }) => kinds.has(kind)).map(({ load }) => loadable(load).preload()));
			return Promise.all([
				page && preloadPage(page),
				preloadColumns(startColumns),
				layout === 'deck' &&
					import('./deck/columnRegistry').then(({ furtherColumns }) => preloadColumns(furtherColumns)),
			]);
		},
	};
}

/** Stores the kinds of the deck's columns for the next start. */
export function rememberShownKinds(deck: DeckProfile): void {
	localJson.set(SHOWN_KINDS_KEY, [...new Set(deck.columns.map(column => column.type))]);
}
