import type { AppPage } from '@/domain/paths/patterns';
import type { LoadPage, PageDefinition, Pages } from './PageDefinition';

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

/** The definitions of pages that have all but their code in common; shorter than one for each, in every start. */
export const lateAlike = <All extends AppPage, N extends All>(
	load: () => Promise<{ readonly latePages: LatePages<All> }>,
	shared: Omit<PageDefinition<N>, 'load'>,
	names: readonly N[],
): Pick<Pages, N> =>
	Object.fromEntries(names.map(name => [name, { ...shared, load: loadLate(load, name) }])) as unknown as Pick<Pages, N>;
