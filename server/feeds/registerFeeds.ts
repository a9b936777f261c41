import type { FastifyInstance } from 'fastify';
import type { Core } from '../Core';
import { robotsFor } from '../static/robotsFor';
import { feedFormats } from './renderFeed';
import { userFeed } from './userFeed';

const KEPT = 'public, max-age=180';

/** Serves what somebody of this server has published as feeds: `/@name.rss`, `.atom` and `.json`. */
export function registerFeeds(app: FastifyInstance, core: Core): void {
	for (const [ending, { type, render }] of Object.entries(feedFormats)) {
		app.get<{ Params: { username: string } }>(`/@:username(^\\w+).${ending}`, (request, reply) => {
			const feed = userFeed(core, request.params.username);
			if (!feed) return reply.status(404).send({ message: 'Not found', error: 'Not Found', statusCode: 404 });
			const robots = robotsFor(core, `/@${request.params.username}`);
			if (robots !== null) reply.header('x-robots-tag', robots);
			return reply.header('cache-control', KEPT).type(type).send(render(feed));
		});
	}
}
