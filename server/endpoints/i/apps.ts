import { appTokens } from '../../auth/tokens';
import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { dateOfId, timeOfId } from '../../store/IdSource';
import type { TokenRow } from '../../store/tables/users';

const ORDERS = ['+createdAt', '-createdAt', '+lastUsedAt', '-lastUsedAt'] as const;

/** One that was never used has its time of creation, as on the real server. */
const usedAt = (token: TokenRow): number => token.lastUsedAt ?? timeOfId(token.id);

/** The apps that the caller has authorized, without their tokens. `+`: the newest first. */
export default defineEndpoint(
	{
		name: 'i/apps',
		params: p.params({ sort: p.optional(p.oneOf(...ORDERS)) }),
		credential: true,
		secure: true,
	},
	({ core, me, params: { sort } }) => {
		const timeOf = sort?.endsWith('lastUsedAt') ? usedAt : (token: TokenRow) => timeOfId(token.id);
		const direction = sort?.startsWith('+') ? -1 : 1;
		return appTokens(core, me.id)
			.sort((a, b) => direction * (timeOf(a) - timeOf(b)))
			.map(token => ({
				id: token.id,
				...(token.name === null ? {} : { name: token.name }),
				...(token.iconUrl === null ? {} : { iconUrl: token.iconUrl }),
				createdAt: dateOfId(token.id),
				lastUsedAt: new Date(usedAt(token)).toISOString(),
				permission: token.permissions,
			}));
	},
);
