import type { collection } from './collections';

/** The same as `collection`, for code of the start, whose cache and conversions are loaded when they are wanted. */
export const lateCollection: typeof collection = async (session, kind) =>
	(await import('./collections')).collection(session, kind);
