import type { Draft } from './Draft';

/** What a draft says, whoever may read it: two that say the same are the same note. */
export const saidIn = ({ text, useCw, cw, files, poll, quoteId }: Draft): string =>
	JSON.stringify([text, useCw, cw, files.map(({ id }) => id), poll, quoteId]);
