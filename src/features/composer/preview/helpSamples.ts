import { mfmSamples, type SampleGroup } from '@/blocks/mfm/mfmSamples';

/** Where one function ends and the next one of the same line begins. */
const BETWEEN = /(?<=\]) (?=\$\[)/;

/** What is worth offering to those who write: each piece by itself, without what is there to show mistakes. */
export const helpSamples: readonly SampleGroup[] = mfmSamples
	.filter(({ title }) => title !== 'limits')
	.map(({ title, sources }) => ({
		title,
		sources: sources.slice(title === 'text' ? 1 : 0).flatMap(each => each.split(BETWEEN)),
	}));
