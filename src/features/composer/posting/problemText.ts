import { COMPOSER_LIMITS, type DraftProblem } from '@/domain/draft/Draft';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';

/** Why it cannot be posted yet: something about the draft, or about its files. */
export type PostProblem = DraftProblem | 'foreignFiles' | 'uploading' | 'uploadsFailed';

/** The same in words. */
export function problemText(problem: PostProblem): string {
	return problem === 'tooManyFiles'
		? t('postForm.tooManyFiles', { max: COMPOSER_LIMITS.files })
		: text.postForm[problem];
}
