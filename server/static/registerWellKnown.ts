import type { FastifyInstance, FastifyReply } from 'fastify';
import { version as softwareVersion } from '@/base/version';
import type { Core } from '../Core';
import { sendBytes } from '../http/sendBytes';
import { notes } from '../store/tables/notes';
import { users } from '../store/tables/users';

const MAX_NOTE_TEXT_LENGTH = 3000;
const SCHEMA = 'http://nodeinfo.diaspora.software/ns/schema';

/** The home server isn't meant to be indexed. */
const ROBOTS = Buffer.from('user-agent: *\ndisallow: /\n');

const open = (reply: FastifyReply): FastifyReply =>
	reply.headers({
		'access-control-allow-origin': '*',
		'access-control-allow-methods': 'GET, OPTIONS',
		'access-control-allow-headers': 'Accept',
		'access-control-expose-headers': 'Vary',
	});

/** Serves the server's machine-readable metadata: nodeinfo, webfinger, what robots may read. */
export function registerWellKnown(app: FastifyInstance, core: Core): void {
	app.get('/.well-known/nodeinfo', (_request, reply) =>
		open(reply).send({
			links: ['2.1', '2.0'].map(version => ({
				rel: `${SCHEMA}/${version}`,
				href: `${core.urls.origin}/nodeinfo/${version}`,
			})),
		}),
	);
	for (const version of ['2.1', '2.0']) {
		app.get(`/nodeinfo/${version}`, (_request, reply) =>
			open(reply)
				.header('cache-control', 'public, max-age=600')
				.type(`application/json; profile="${SCHEMA}/${version}#"; charset=utf-8`)
				.send(JSON.stringify(nodeinfo(core, version))),
		);
	}
	app.get<{ Querystring: { resource?: string } }>('/.well-known/webfinger', (request, reply) => {
		const name = /^acct:@?(\w+)@(.+)$/.exec(request.query.resource ?? '');
		const user =
			name?.[2] === core.urls.host
				? core.db.first(users, 'WHERE t.usernameLower = ? AND t.host IS NULL', name[1]?.toLowerCase() ?? '')
				: undefined;
		if (!user) return open(reply).status(404).send();
		return open(reply)
			.headers({ 'cache-control': 'public, max-age=180', vary: 'Accept' })
			.type('application/jrd+json; charset=utf-8')
			.send(
				JSON.stringify({
					subject: `acct:${user.username}@${core.urls.host}`,
					links: [
						{
							rel: 'http://webfinger.net/rel/profile-page',
							type: 'text/html',
							href: `${core.urls.origin}/@${user.username}`,
						},
					],
				}),
			);
	});
	app.get('/robots.txt', (request, reply) => sendBytes(request, reply.type('text/plain; charset=utf-8'), ROBOTS));
}

function nodeinfo(core: Core, version: string): unknown {
	const settings = core.settings.all();
	const repository = version === '2.1' ? { repository: settings.repositoryUrl } : {};
	return {
		version,
		software: { name: 'quarterdeck', version: softwareVersion, homepage: settings.repositoryUrl, ...repository },
		// The server doesn't federate; nodeinfo has no value for that.
		protocols: [],
		services: { inbound: [], outbound: [] },
		openRegistrations: !settings.disableRegistration,
		usage: {
			users: {
				total: core.db.count(users, 't.host IS NULL AND t.isSystem = 0'),
				activeHalfyear: null,
				activeMonth: null,
			},
			localPosts: core.db.count(notes, 't.userHost IS NULL'),
			localComments: 0,
		},
		metadata: {
			nodeName: settings.name,
			nodeDescription: settings.description,
			maintainer: { name: settings.maintainerName, email: settings.maintainerEmail },
			langs: settings.langs,
			tosUrl: settings.tosUrl,
			repositoryUrl: settings.repositoryUrl,
			feedbackUrl: settings.feedbackUrl,
			disableRegistration: settings.disableRegistration,
			maxNoteTextLength: MAX_NOTE_TEXT_LENGTH,
			themeColor: settings.themeColor,
		},
	};
}
