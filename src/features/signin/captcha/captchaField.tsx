import type { Captcha } from '@/base/captcha';
import type { Control } from '@/ui/form/controls';
import { CaptchaFrame } from './CaptchaFrame';
import type { CaptchaAnswers } from './captchaAnswers';

/**
 * The field of a form for the answers to captchas.
 * @param round another number shows them anew, as an answer counts once
 */
export const captchaField =
	(captchas: readonly Captcha[], round: number): Control<CaptchaAnswers> =>
	({ value, onChange }) =>
		captchas.map(captcha => (
			<CaptchaFrame
				key={`${captcha.provider} ${round}`}
				captcha={captcha}
				onAnswer={answer => onChange({ ...value, [captcha.provider]: answer ?? undefined })}
			/>
		));
