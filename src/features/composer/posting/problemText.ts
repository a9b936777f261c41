import { COMPOSER_LIMITS, type DraftProblem } from '@/domain/draft/Draft';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';

/** Why it can't be posted yet: a problem of the draft, or of its files. */
export type PostProblem = DraftProblem | 'foreignFiles' | 'uploading' | 'uploadsFailed';

/** The message for a problem. */
export function problemText(problem: PostProblem): string {
	return problem === 'tooManyFiles'
		? t('postForm.tooManyFiles', { max: COMPOSER_LIMITS.files })
		: text.postForm[problem];
}
