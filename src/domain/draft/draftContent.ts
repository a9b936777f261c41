import type { Draft } from './Draft';

/** The content of a draft as a comparable text, without its audience: equal content means the same note. */
export const draftContent = ({ text, useCw, cw, files, poll, quoteId }: Draft): string =>
	JSON.stringify([text, useCw, cw, files.map(({ id }) => id), poll, quoteId]);
