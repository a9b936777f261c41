import { ApiError } from '@/api/ApiError';
import { errorText } from '@/blocks/query/errorText';
import { text } from '@/i18n/text';
import type { Refusal } from '@/ui/form/useForm';
import type { ProfileEdit } from './profileEdit';

const FIELDS: readonly (keyof ProfileEdit)[] = [
	...(['name', 'description', 'location', 'birthday', 'lang', 'followedMessage', 'fields', 'isBot', 'isCat'] as const),
];

/** Why `i/update` refused a profile, at the field to blame. */
export function profileRefusal(error: unknown): Refusal<ProfileEdit> {
	const said = errorText(error).text;
	if (!(error instanceof ApiError)) return { text: said };
	if (error.code === 'YOUR_NAME_CONTAINS_PROHIBITED_WORDS') {
		return { field: 'name', text: text.profileEdit.prohibitedName };
	}
	if (error.code === 'RESTRICTED_BY_ROLE') return { text: text.profileEdit.restricted };
	const field = error.code === 'INVALID_PARAM' ? fieldOf(error.info) : undefined;
	return field === undefined ? { text: said } : { field, text: text.profileEdit.refused };
}

/** Such as `#/properties/birthday/pattern`. */
function fieldOf(info: unknown): keyof ProfileEdit | undefined {
	const param = (info as { param?: unknown } | null | undefined)?.param;
	if (typeof param !== 'string') return undefined;
	return FIELDS.find(field => param.split(/[/.]/).includes(field));
}
