import { randomId } from '@/base/randomId';
import type { User } from '@/domain/person/User';
import type { Params } from '@/wire/endpoints/Endpoints';
import type { WireMe } from '@/wire/entities';
import { profileLanguage } from './profileLanguages';

export interface MetadataField {
	/** Only here, for the order. */
	readonly id: string;
	readonly name: string;
	readonly value: string;
}

/** What can be written into one's profile; empty texts for what isn't given. */
export interface ProfileEdit {
	readonly name: string;
	readonly description: string;
	readonly location: string;
	/** `YYYY-MM-DD`, or `PARTIAL_DAY` */
	readonly birthday: string;
	readonly lang: string;
	readonly followedMessage: string;
	readonly fields: readonly MetadataField[];
	readonly isBot: boolean;
	readonly isCat: boolean;
}

export const MAX_FIELDS = 16;
/** A day of which a part was given. */
export const PARTIAL_DAY = '?';

export function toProfileEdit(account: WireMe): ProfileEdit {
	return {
		name: account.name ?? '',
		description: account.description ?? '',
		location: account.location ?? '',
		birthday: account.birthday ?? '',
		lang: account.lang ?? '',
		followedMessage: account.followedMessage ?? '',
		fields: (account.fields ?? []).map(field => ({ ...field, id: randomId() })),
		isBot: account.isBot ?? false,
		isCat: account.isCat ?? false,
	};
}

/** The edited fields alone, as `i/update` takes them. */
export function profileChanges(edit: ProfileEdit, saved: WireMe): Params<'i/update'> {
	const before = toProfileEdit(saved);
	const written = (text: string) => text.trim() || null;
	const isOther = (key: 'name' | 'description' | 'location' | 'birthday' | 'lang' | 'followedMessage') =>
		written(edit[key]) !== written(before[key]);
	const fields = toFields(edit.fields);
	return {
		...(isOther('name') && { name: written(edit.name) }),
		...(isOther('description') && { description: written(edit.description) }),
		...(isOther('location') && { location: written(edit.location) }),
		...(isOther('birthday') && { birthday: written(edit.birthday) }),
		...(isOther('lang') && { lang: profileLanguage(edit.lang) }),
		...(isOther('followedMessage') && { followedMessage: written(edit.followedMessage) }),
		...(JSON.stringify(fields) !== JSON.stringify(toFields(before.fields)) && { fields }),
		...(edit.isBot !== before.isBot && { isBot: edit.isBot }),
		...(edit.isCat !== before.isCat && { isCat: edit.isCat }),
	};
}

/** The edited fields as they were typed. */
export const editedFields = (edit: ProfileEdit, saved: WireMe): Partial<ProfileEdit> =>
	Object.fromEntries(
		Object.keys(profileChanges(edit, saved)).map(name => [name, edit[name as keyof ProfileEdit]]),
	) as Partial<ProfileEdit>;

/** Without the blank ones. */
const toFields = (fields: readonly MetadataField[]) =>
	fields
		.map(({ name, value }) => ({ name: name.trim(), value: value.trim() }))
		.filter(({ name, value }) => name !== '' || value !== '');

/** Servers drop fields that have only one of the two. */
export const areFieldsWhole = (fields: readonly MetadataField[]): boolean =>
	toFields(fields).every(({ name, value }) => name !== '' && value !== '');

/** The user as others will see them once the edit is saved. */
export function previewOf(user: User, edit: ProfileEdit): User {
	const { profile } = user;
	return {
		...user,
		name: edit.name.trim() || null,
		isBot: edit.isBot,
		isCat: edit.isCat,
		profile: profile && {
			...profile,
			description: edit.description.trim() || null,
			location: edit.location.trim() || null,
			birthday: edit.birthday === PARTIAL_DAY ? null : edit.birthday || null,
			lang: edit.lang || null,
			followedMessage: edit.followedMessage.trim() || null,
			fields: toFields(edit.fields),
		},
	};
}
