import type { Detector } from './detectLanguage';

let loading: Promise<Detector> | undefined;

/**
 * Loads the detector (280 kB packed), once. Where that fails the next call tries again.
 * @throws {TypeError} its code can't be fetched
 */
export function loadDetector(): Promise<Detector> {
	loading ??= import('eld/extrasmall').then(
		({ eld }) =>
			text => {
				const answer = eld.detect(text);
				return answer.isReliable() && answer.language !== '' ? answer.language : null;
			},
		error => {
			loading = undefined;
			throw error;
		},
	);
	return loading;
}
