import { mfmClient } from '@workers/mfm/mfm.client';
import { useEffect, useState } from 'react';
import { mfmSamples } from './mfmSamples';

/** Parses all samples at once, so that nothing moves while they come. @returns whether that is done */
export function useMfmSamples(): boolean {
	const [isParsed, setParsed] = useState(false);
	useEffect(() => {
		const controller = new AbortController();
		const sources = mfmSamples.flatMap(group => group.sources);
		mfmClient.parse(sources, 'full', controller.signal).then(
			() => setParsed(true),
			() => {
				// Whoever shows them was left.
			},
		);
		return () => controller.abort();
	}, []);
	return isParsed;
}
