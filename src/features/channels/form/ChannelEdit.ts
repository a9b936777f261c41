import { boolean, exactOptional, type GenericSchema, nullable, object, pipe, regex, string } from 'valibot';
import { ApiError } from '@/api/ApiError';
import { errorText } from '@/blocks/query/errorText';
import type { Channel } from '@/domain/collection/collections';
import { text } from '@/i18n/text';
import { fits } from '@/ui/form/fits';
import type { Refusal } from '@/ui/form/useForm';
import type { Params } from '@/wire/endpoints/Endpoints';

/** What the form of a channel is about. */
export interface ChannelEdit {
	readonly name: string;
	readonly description: string;
	/** `#rrggbb`. */
	readonly color: string;
	readonly isSensitive: boolean;
	readonly allowRenoteToExternal: boolean;
	/** The picture that is shown; its id is null while it is the saved one, which servers name by its address alone. */
	readonly banner: { readonly id: string | null; readonly url: string | null } | null;
}

/** The server's limits, in characters. */
const NAME_MAX = 128;
const DESCRIPTION_MAX = 2048;

const COLOR = /^#[\da-f]{6}$/i;

const NEW: ChannelEdit = {
	name: '',
	description: '',
	color: '#3f8fc9',
	isSensitive: false,
	allowRenoteToExternal: true,
	banner: null,
};

/** What the form contains at first. Colours in another notation become the default one. */
export const editOf = (channel: Channel | null): ChannelEdit =>
	channel === null
		? NEW
		: {
				name: channel.name,
				description: channel.description ?? '',
				color: COLOR.test(channel.color) ? channel.color : NEW.color,
				isSensitive: channel.isSensitive,
				allowRenoteToExternal: channel.allowRenoteToExternal,
				banner: channel.bannerUrl === null ? null : { id: null, url: channel.bannerUrl },
			};

const banner = () => nullable(object({ id: nullable(string()), url: nullable(string()) }));

export const channelRules = (): GenericSchema<ChannelEdit> =>
	object({
		name: pipe(string(), fits({ minLength: 1, maxLength: NAME_MAX })),
		description: pipe(string(), fits({ maxLength: DESCRIPTION_MAX })),
		color: pipe(string(), regex(COLOR, '')),
		isSensitive: boolean(),
		allowRenoteToExternal: boolean(),
		banner: banner(),
	});

/** Unsaved edits as this device keeps them. */
export const KEPT_CHANNEL: GenericSchema<Partial<ChannelEdit>> = object({
	name: exactOptional(string()),
	description: exactOptional(string()),
	color: exactOptional(string()),
	isSensitive: exactOptional(boolean()),
	allowRenoteToExternal: exactOptional(boolean()),
	banner: exactOptional(banner()),
});

/** What differs from what is saved. */
export function changesOf(edit: ChannelEdit, saved: ChannelEdit): Partial<ChannelEdit> {
	const isChanged = (key: keyof ChannelEdit) =>
		key === 'banner'
			? edit.banner?.url !== saved.banner?.url || (edit.banner?.id ?? null) !== (saved.banner?.id ?? null)
			: edit[key] !== saved[key];
	return Object.fromEntries(Object.entries(edit).filter(([key]) => isChanged(key as keyof ChannelEdit)));
}

/** The parameters for the server. A banner that stays the saved one is left out. */
export function paramsOf(edit: ChannelEdit): Params<'channels/create'> {
	const description = edit.description.trim();
	return {
		name: edit.name.trim(),
		description: description === '' ? null : description,
		color: edit.color,
		isSensitive: edit.isSensitive,
		allowRenoteToExternal: edit.allowRenoteToExternal,
		...(edit.banner === null ? { bannerId: null } : edit.banner.id !== null && { bannerId: edit.banner.id }),
	};
}

/** The parameters of what differs from what is saved: the rest may have changed elsewhere, or not be known to its field. */
export function changedParams(edit: ChannelEdit, saved: ChannelEdit): Partial<Params<'channels/create'>> {
	const changes = changesOf(edit, saved);
	return Object.fromEntries(
		Object.entries(paramsOf(edit)).filter(([name]) => (name === 'bannerId' ? 'banner' : name) in changes),
	);
}

/** Why the server refused a channel, at the field to blame. */
export function channelRefusal(error: unknown): Refusal<ChannelEdit> {
	if (error instanceof ApiError) {
		if (error.code === 'NO_SUCH_FILE') return { text: text.channels.bannerGone };
		if (error.code === 'NO_SUCH_CHANNEL') return { text: text.channels.gone };
		if (error.code === 'ACCESS_DENIED') return { text: text.channels.notYours };
	}
	return { text: errorText(error).text };
}
