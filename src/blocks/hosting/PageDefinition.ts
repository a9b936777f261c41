import type { ComponentType } from 'react';
import type { Permission } from '@/domain/account/permissions';
import type { AppPage, PageName, ParamsOf, SearchOf } from '@/domain/paths/patterns';
import type { FrameName } from './FrameDefinition';
import type { PageGate } from './pageGates';

export interface PageProps<N extends PageName> {
	/** The decoded parameters of the path. */
	readonly params: ParamsOf<N>;
	readonly search: SearchOf<N>;
	/** What follows the `#` of the address, such as the name of a tab; missing or empty for none. */
	readonly hash?: string | undefined;
}

export type LoadPage<N extends PageName> = () => Promise<{ default: ComponentType<PageProps<N>> }>;

/**
 * A page as data, for every host (main view, deck column, window). Pages don't touch the address bar: they navigate by
 * their host's router. Another path of the same subject, such as a tab, keeps the page mounted.
 */
export interface PageDefinition<N extends AppPage> {
	readonly gate: PageGate;
	/** The permission that a member's token needs; without it the page says so. */
	readonly needs?: Permission;
	/** Has a list that fills the host and scrolls itself; others scroll as a whole. */
	readonly layout?: 'column';
	readonly load: LoadPage<N>;
	/** The frame around the page, such as the list of settings pages. */
	readonly frame?: FrameName;
	/** Has parts beside each other, so that the layout of one column gives it more room. Framed pages have it too. */
	readonly isWide?: true;
}

/** The pages of the app by the names of their patterns. */
export type Pages = { readonly [N in AppPage]: PageDefinition<N> };
