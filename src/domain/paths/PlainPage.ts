import type { AppPage, ParamsOf } from './patterns';

/** Pages whose path has no parameters. */
export type PlainPage = { [N in AppPage]: Record<never, never> extends ParamsOf<N> ? N : never }[AppPage];
