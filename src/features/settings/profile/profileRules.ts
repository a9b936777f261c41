import {
	array,
	boolean,
	check,
	exactOptional,
	type GenericSchema,
	maxLength,
	object,
	pipe,
	regex,
	string,
} from 'valibot';
import { text } from '@/i18n/text';
import { fits } from '@/ui/form/fits';
import { areFieldsWhole, MAX_FIELDS, type ProfileEdit } from './profileEdit';

/** The server's limits, in characters. */
export const PROFILE_LIMITS = { name: 50, description: 1500, location: 50, followedMessage: 256 } as const;

const within = (maxLength: number) => pipe(string(), fits({ maxLength }));

/** What a server accepts, with the texts for what it doesn't. */
export const profileRules = (): GenericSchema<ProfileEdit> =>
	object({
		name: within(PROFILE_LIMITS.name),
		description: within(PROFILE_LIMITS.description),
		location: within(PROFILE_LIMITS.location),
		birthday: pipe(string(), regex(/^(\d{4}-\d{2}-\d{2})?$/, text.profileEdit.badBirthday)),
		lang: string(),
		followedMessage: within(PROFILE_LIMITS.followedMessage),
		fields: pipe(
			array(object({ id: string(), name: string(), value: string() })),
			maxLength(MAX_FIELDS),
			check(fields => areFieldsWhole(fields), text.profileEdit.halfField),
		),
		isBot: boolean(),
		isCat: boolean(),
	});

/** What an earlier visit left unsaved: some of the fields, of any length. */
export const KEPT_PROFILE: GenericSchema<Partial<ProfileEdit>> = object({
	name: exactOptional(string()),
	description: exactOptional(string()),
	location: exactOptional(string()),
	birthday: exactOptional(string()),
	lang: exactOptional(string()),
	followedMessage: exactOptional(string()),
	fields: exactOptional(array(object({ id: string(), name: string(), value: string() }))),
	isBot: exactOptional(boolean()),
	isCat: exactOptional(boolean()),
});
