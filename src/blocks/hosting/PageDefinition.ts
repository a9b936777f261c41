import type { ComponentType } from 'react';
import type { Permission } from '@/domain/account/permissions';
import type { AppPage, PageName, ParamsOf, SearchOf } from '@/domain/paths/patterns';
import type { PageGate } from './pageGates';

export interface PageProps<N extends PageName> {
	/** What the path's variables hold, decoded. */
	readonly params: ParamsOf<N>;
	readonly search: SearchOf<N>;
}

export type LoadPage<N extends PageName> = () => Promise<{ default: ComponentType<PageProps<N>> }>;

/**
 * A page, as data that every host (main view, deck column, window) reads. A page never touches the address bar: it
 * goes elsewhere by its host's router. Another address of the same subject, such as a tab, leaves the page in place.
 */
export interface PageDefinition<N extends AppPage> {
	readonly gate: PageGate;
	/** Without it a member's token can't show the page: it says so. */
	readonly needs?: Permission;
	/** `plain` scrolls as a whole; `column` brings a list that fills the host and scrolls itself. */
	readonly layout: 'plain' | 'column';
	readonly load: LoadPage<N>;
}

/** The pages of the app, by the names of their patterns. */
export type Pages = { readonly [N in AppPage]: PageDefinition<N> };
