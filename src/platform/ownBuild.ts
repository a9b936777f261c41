/** The build of this page; empty in development. */
export const ownBuild = (): string => document.querySelector<HTMLElement>('script[data-build]')?.dataset.build ?? '';
