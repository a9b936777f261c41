import { mfmClient } from '@workers/mfm/mfm.client';
import { useEffect, useState } from 'react';
import { mfmSamples } from './mfmSamples';

/**
 * Parses all samples together, so that nothing moves meanwhile.
 * @returns whether that is done
 */
export function useMfmSamples(): boolean {
	const [isParsed, setParsed] = useState(false);
	useEffect(() => {
		const controller = new AbortController();
		const sources = mfmSamples.flatMap(group => group.sources);
		mfmClient.parse(sources, 'full', controller.signal).then(
			() => setParsed(true),
			() => {
				// Aborted: the component is gone.
			},
		);
		return () => controller.abort();
	}, []);
	return isParsed;
}
