import { showError } from '@/blocks/actions/showError';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { ProfileError, type ProfileProblem } from '@/stores/preferences/profiles/ProfileError';
import { alert } from '@/ui/dialog/dialogs';

/** Says why a file or backup can't be used; other errors are shown as usual. */
export async function showProfileError(error: unknown): Promise<void> {
	if (!(error instanceof ProfileError)) return showError(error);
	const { title } = text.profiles.problem;
	await alert({ type: 'error', title, text: problemText(error.problem, error.key) });
}

function problemText(problem: ProfileProblem, key = ''): string {
	if (problem === 'brokenRecords') return t('profiles.problem.brokenRecords', { key });
	if (problem === 'unusableValue') return t('profiles.problem.unusableValue', { key });
	return text.profiles.problem[problem];
}
