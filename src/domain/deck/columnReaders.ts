import { readSources } from './columnSources';
import type { DeckColumn } from './deck';

/** The accounts (`host/userId`) that a column reads with, of a merged one several; null for the page's account. */
export function columnReaders({ account, sources }: DeckColumn): readonly (string | null)[] {
	const read = readSources(sources);
	return read.length === 0 ? [account] : read.map(source => source.account);
}
