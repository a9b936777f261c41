import type { AppPage } from '@/domain/paths/patterns';
import type { LoadPage } from './PageDefinition';

/** Where the code of a feature's pages is, apart from their definitions, as these belong to every start. */
export type LatePages<N extends AppPage> = { readonly [Name in N]: LoadPage<Name> };

/** The `load` of pages that a start rarely shows: even the list of their files comes when one is opened. */
export const loadLate =
	<N extends AppPage, Name extends N>(
		load: () => Promise<{ readonly latePages: LatePages<N> }>,
		name: Name,
	): LoadPage<Name> =>
	async () =>
		(await load()).latePages[name]();
