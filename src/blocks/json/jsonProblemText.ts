import type { JsonProblem } from '@/domain/json/jsonText';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';

/** What a person is told whose text is no JSON. */
export function jsonProblemText(problem: JsonProblem): string {
	switch (problem.kind) {
		case 'syntax':
			return t('json.syntax', { line: problem.line, column: problem.column, reason: problem.reason });
		case 'notJson':
			return t('json.notJson', { what: problem.what });
		case 'tooDeep':
			return text.json.tooDeep;
		case 'empty':
			return text.json.empty;
	}
}
