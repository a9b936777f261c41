import type { Feed } from '../feeds/Feed';
import { fetchFeed } from '../feeds/fetchFeed';
import { ApiError } from '../http/ApiError';
import { commonErrors } from '../http/commonErrors';
import { defineEndpoint } from '../http/endpoint';
import * as p from '../http/params';
import { ByteCache } from '../media/ByteCache';
import { steadyNow } from '../steadyNow';

const KEPT_SECONDS = 180;
const KEPT_BYTES = 4 * 1024 * 1024;

const cache = new ByteCache<{ bytes: Buffer }>(KEPT_BYTES);

/** A feed of the web as JSON. All who ask for it within three minutes get the same. */
export default defineEndpoint(
	{
		name: 'fetch-rss',
		params: p.params({ url: p.url() }),
		get: { cacheSeconds: KEPT_SECONDS },
		limit: { duration: 60_000, max: 60 },
	},
	async ({ core, params: { url } }) => {
		const period = Math.floor(steadyNow() / (KEPT_SECONDS * 1000));
		try {
			const { bytes } = await cache.get(`${period} ${url}`, async () => ({
				bytes: Buffer.from(JSON.stringify(await fetchFeed(core, url))),
			}));
			return JSON.parse(bytes.toString('utf8')) as Feed;
		} catch {
			// As on the real server, which has no error for this case.
			throw new ApiError(commonErrors.internal);
		}
	},
);
