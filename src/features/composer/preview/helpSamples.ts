import { mfmSamples, type SampleGroup } from '@/blocks/mfm/mfmSamples';

/** Between two functions on the same line. */
const BETWEEN = /(?<=\]) (?=\$\[)/;

/** The samples that are useful to writers, one piece each, without those that demonstrate errors. */
export const helpSamples: readonly SampleGroup[] = mfmSamples
	.filter(({ title }) => title !== 'limits')
	.map(({ title, sources }) => ({
		title,
		sources: sources.slice(title === 'text' ? 1 : 0).flatMap(each => each.split(BETWEEN)),
	}));
