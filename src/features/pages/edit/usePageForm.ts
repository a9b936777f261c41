import { type KeptFormDescription, type KeptFormState, useKeptForm } from '@/blocks/form/useKeptForm';
import type { Page } from '@/domain/page/Page';
import { keptPageName } from './keptPageName';
import { editOf, KEPT_PAGE, type PageEdit, pageRefusal, pageRules, toKept } from './PageEdit';

/**
 * The form of a page (rules/pages#drafts).
 * @param page as it was when the form opened; null for a new one
 * @param saved what was saved since; null for nothing
 */
export const usePageForm = (
	page: Page | null,
	saved: PageEdit | null,
	send: KeptFormDescription<PageEdit>['send'],
): KeptFormState<PageEdit> =>
	useKeptForm({
		page: keptPageName(page?.id ?? null),
		saved: saved ?? editOf(page),
		kept: KEPT_PAGE,
		toKept: (_, edit) => toKept(edit),
		rules: pageRules(page),
		send,
		explain: pageRefusal,
	});
