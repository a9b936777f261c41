import type { entities } from 'misskey-js';
import { runningAds } from '../ads/runningAds';
import type { Core } from '../Core';
import { publicPushKey } from '../push/publicPushKey';
import { WIRE_VERSION } from '../version';

const MAX_NOTE_TEXT_LENGTH = 3000;
const MAX_FILE_BYTES = 262_144_000;

/** Settings that are published unchanged. */
const SHOWN = [
	'maintainerName',
	'maintainerEmail',
	'name',
	'shortName',
	'description',
	'langs',
	'tosUrl',
	'repositoryUrl',
	'feedbackUrl',
	'impressumUrl',
	'privacyPolicyUrl',
	'inquiryUrl',
	'disableRegistration',
	'emailRequiredForSignup',
	'enableHcaptcha',
	'hcaptchaSiteKey',
	'enableMcaptcha',
	'mcaptchaSiteKey',
	'mcaptchaInstanceUrl',
	'enableRecaptcha',
	'recaptchaSiteKey',
	'enableTurnstile',
	'turnstileSiteKey',
	'enableTestcaptcha',
	'googleAnalyticsMeasurementId',
	'themeColor',
	'bannerUrl',
	'infoImageUrl',
	'serverErrorImageUrl',
	'notFoundImageUrl',
	'iconUrl',
	'backgroundImageUrl',
	'logoImageUrl',
	'defaultLightTheme',
	'defaultDarkTheme',
	'notesPerOneAd',
	'enableEmail',
	'enableServiceWorker',
] as const;

/** The server's own pictures are stored as paths. */
const shown = (core: Core, value: unknown): unknown =>
	typeof value === 'string' && value.startsWith('/files/') ? core.urls.absolute(value) : value;

/**
 * The server's information.
 * @param isDetailed includes the fields of the long form
 */
export function packMeta(core: Core, isDetailed: boolean): entities.MetaLite | entities.MetaDetailed {
	const settings = core.settings.all();
	const lite = {
		...Object.fromEntries(SHOWN.map(key => [key, shown(core, settings[key])])),
		version: WIRE_VERSION,
		providesTarball: false,
		uri: core.urls.origin,
		swPublickey: publicPushKey(core),
		mascotImageUrl: settings.mascotImageUrl ?? '/assets/ai.png',
		maxNoteTextLength: MAX_NOTE_TEXT_LENGTH,
		ads: runningAds(core),
		serverRules: core.settings.get('serverRules'),
		policies: core.roles.base(),
		sentryForFrontend: null,
		mediaProxy: core.urls.mediaProxy,
		translatorAvailable: core.options.translator !== undefined,
		enableUrlPreview: settings.urlPreviewEnabled,
		noteSearchableScope: 'global',
		maxFileSize: MAX_FILE_BYTES,
		federation: settings.federation,
	};
	// Assembled by name: the published type is newer and has policies that this version doesn't.
	if (!isDetailed) return lite as unknown as entities.MetaLite;
	return {
		...lite,
		cacheRemoteFiles: settings.cacheRemoteFiles,
		cacheRemoteSensitiveFiles: settings.cacheRemoteSensitiveFiles,
		requireSetup: false,
		proxyAccountName: null,
		features: {
			registration: !settings.disableRegistration,
			emailRequiredForSignup: settings.emailRequiredForSignup,
			hcaptcha: settings.enableHcaptcha,
			recaptcha: settings.enableRecaptcha,
			turnstile: settings.enableTurnstile,
			objectStorage: false,
			serviceWorker: settings.enableServiceWorker,
			miauth: true,
		},
	} as unknown as entities.MetaDetailed;
}
