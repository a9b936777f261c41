import type { Core } from '../Core';
import { type CaptchaCheck, captchaProviders } from './captchaProviders';

const TIMEOUT_MS = 5_000;
/** More than any provider's answer. */
const ANSWER_MAX = 8_192;

/** Whether a request answers every captcha that is turned on. Without an answer of its provider it doesn't. */
export async function passesCaptchas(core: Core, params: Readonly<Record<string, unknown>>): Promise<boolean> {
	const settings = core.settings.all();
	for (const { param, check } of captchaProviders) {
		const answer = params[param];
		const isAnswer = typeof answer === 'string' && answer !== '' && answer.length <= ANSWER_MAX;
		const asked = check(settings, isAnswer ? answer : '');
		if (asked === null) continue;
		if (!isAnswer) return false;
		if (typeof asked === 'boolean' ? !asked : !(await isConfirmed(core, asked))) return false;
	}
	return true;
}

async function isConfirmed({ web }: Core, { address, headers, body, verdict }: CaptchaCheck): Promise<boolean> {
	try {
		const { status, text } = await web.ask(address, { headers, body, timeoutMs: TIMEOUT_MS });
		const told = JSON.parse(text) as Record<string, unknown> | null;
		return status === 200 && told?.[verdict] === true;
	} catch (error) {
		console.warn(`${address} could not check a captcha.`, error);
		return false;
	}
}
