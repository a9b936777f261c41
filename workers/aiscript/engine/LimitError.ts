import { errors } from '@syuilo/aiscript';
import { LIMIT_TEXTS } from '../limits';

/** A program is at one of its limits. */
export class LimitError extends errors.AiScriptRuntimeError {
	/** Whether it ends with it; otherwise only the call does that is at the limit. */
	readonly isFatal: boolean;

	constructor(limit: keyof typeof LIMIT_TEXTS, isFatal = false) {
		super(LIMIT_TEXTS[limit]);
		this.isFatal = isFatal;
	}
}
