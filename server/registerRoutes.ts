import type { FastifyInstance } from 'fastify';
import type { Core } from './Core';
import { captchaPlaceOf } from './captcha/captchaPlaceOf';
import { registerEmbeds } from './embed/registerEmbeds';
import { registerPeers } from './federation/registerPeers';
import { registerFeeds } from './feeds/registerFeeds';
import { registerMailLinks } from './mail/registerMailLinks';
import { registerEmojiPictures } from './media/registerEmojiPictures';
import { registerFaces } from './media/registerFaces';
import { registerFiles } from './media/registerFiles';
import { registerProxy } from './media/registerProxy';
import { registerOAuth } from './oauth/registerOAuth';
import { registerPreview } from './preview/registerPreview';
import { manifestOverride, ownIdentity } from './static/ownManifest';
import { registerManifest } from './static/registerManifest';
import { registerPages } from './static/registerPages';
import { registerWellKnown } from './static/registerWellKnown';
import { robotsFor } from './static/robotsFor';

/** Registers everything except the API and streaming: media, previews, metadata, the client. */
export function registerRoutes(app: FastifyInstance, core: Core): void {
	registerFiles(app, core);
	registerProxy(app, core);
	registerEmojiPictures(app, core);
	registerFaces(app, core);
	registerEmbeds(app, core);
	registerFeeds(app, core);
	registerPeers(app, core);
	registerPreview(app, core);
	registerWellKnown(app, core);
	registerManifest(app, { identity: () => ownIdentity(core), override: () => manifestOverride(core) });
	registerMailLinks(app, core);
	registerOAuth(app, core);
	registerPages(app, {
		clientFolder: core.options.clientFolder,
		origin: () => core.urls.origin,
		boundHost: () => `${core.options.host}:${core.options.port}`,
		captchas: () => captchaPlaceOf(core),
		robots: pathname => robotsFor(core, pathname),
	});
}
