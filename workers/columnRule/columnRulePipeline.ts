import { readsLanguage } from '@/domain/columnRule/ruleProblems';
import type { ColumnRulePipeline } from './columnRule.protocol';
import { type Detector, detectLanguage } from './detectLanguage';
import { loadDetector } from './loadDetector';
import { matchRules } from './matchRules';

/** The work of the worker. Without its detector only scripts tell languages. */
export function columnRulePipeline(load: () => Promise<Detector> = loadDetector): ColumnRulePipeline {
	let detector: Detector | null = null;
	const loadLanguages = async () => {
		detector = await load();
	};
	return {
		loadLanguages,
		async match(rules, notes) {
			// This worker may be a new one, which has loaded nothing yet.
			if (detector === null && rules.some(readsLanguage)) await loadLanguages().catch(() => {});
			return matchRules(rules, notes, text => detectLanguage(text, detector));
		},
	};
}
