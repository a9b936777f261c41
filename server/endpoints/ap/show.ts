import type { entities } from 'misskey-js';
import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { addressedObject } from '../../net/addressedObject';
import { packNote } from '../../pack/packNote';
import { packUser } from '../../pack/packUser';

/** The note or user of a URI. Nothing is fetched: only what is known here is found. */
export default defineEndpoint(
	{
		name: 'ap/show',
		params: p.params({ uri: p.url() }),
		credential: true,
		permission: 'read:account',
		limit: { duration: 3_600_000, max: 30 },
		errors: {
			federationNotAllowed: {
				code: 'FEDERATION_NOT_ALLOWED',
				id: '974b799e-1a29-4889-b706-18d4dd93e266',
				message: 'Federation for this host is not allowed.',
			},
			uriInvalid: {
				code: 'URI_INVALID',
				id: '1a5eab56-e47b-48c2-8d5e-217b897d70db',
				message: 'URI is invalid.',
			},
			noSuchObject: {
				code: 'NO_SUCH_OBJECT',
				id: 'dc94d745-1262-4e63-a17d-fecaa57efc82',
				message: 'No such object.',
			},
		},
	},
	({ core, me, params, errors }) => {
		if (!URL.canParse(params.uri)) throw errors.uriInvalid();
		const { note, user } = addressedObject(core, params.uri);
		if (note) return { type: 'Note' as const, object: packNote(core, note, me.id) };
		if (user) return { type: 'User' as const, object: packUser(core, user, me) as entities.UserDetailedNotMe };
		throw new URL(params.uri).origin === core.urls.origin ? errors.noSuchObject() : errors.federationNotAllowed();
	},
);
