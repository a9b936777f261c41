import type { ReactNode } from 'react';
import type { Captcha } from '@/base/captcha';
import type { Control } from '@/ui/form/controls';
import { CaptchaBox } from './CaptchaBox';
import type { CaptchaAnswers } from './captchaAnswers';

/**
 * The field of a form for the answers to captchas.
 * @param instead another way to what they are for
 * @param round another number shows them anew, as an answer counts once
 */
export const captchaField =
	(captchas: readonly Captcha[], round: number, instead?: ReactNode): Control<CaptchaAnswers> =>
	({ value, onChange }) =>
		captchas.map(captcha => (
			<CaptchaBox
				key={`${captcha.provider} ${round}`}
				captcha={captcha}
				instead={instead}
				onAnswer={answer => onChange({ ...value, [captcha.provider]: answer ?? undefined })}
			/>
		));
