import type * as v from 'valibot';
import * as p from '../http/params';

/** The same type for several settings. */
const each = <const Name extends string, Schema extends v.GenericSchema>(
	schema: Schema,
	names: readonly Name[],
): Record<Name, Schema> => Object.fromEntries(names.map(name => [name, schema])) as Record<Name, Schema>;

const TEXTS = [
	'mascotImageUrl',
	'bannerUrl',
	'serverErrorImageUrl',
	'infoImageUrl',
	'notFoundImageUrl',
	'iconUrl',
	'app192IconUrl',
	'app512IconUrl',
	'backgroundImageUrl',
	'logoImageUrl',
	'name',
	'shortName',
	'description',
	'hcaptchaSiteKey',
	'hcaptchaSecretKey',
	'mcaptchaSiteKey',
	'mcaptchaInstanceUrl',
	'mcaptchaSecretKey',
	'recaptchaSiteKey',
	'recaptchaSecretKey',
	'turnstileSiteKey',
	'turnstileSecretKey',
	'googleAnalyticsMeasurementId',
	'maintainerName',
	'maintainerEmail',
	'deeplAuthKey',
	'email',
	'smtpHost',
	'smtpUser',
	'smtpPass',
	'tosUrl',
	'repositoryUrl',
	'feedbackUrl',
	'impressumUrl',
	'privacyPolicyUrl',
	'inquiryUrl',
	'objectStorageBaseUrl',
	'objectStorageBucket',
	'objectStorageEndpoint',
	'objectStorageRegion',
	'objectStorageAccessKey',
	'objectStorageSecretKey',
	'verifymailAuthKey',
	'truemailInstance',
	'truemailAuthKey',
	'summalyProxy',
	'urlPreviewUserAgent',
	'urlPreviewSummaryProxyUrl',
	'swPublicKey',
	'swPrivateKey',
] as const;

const FLAGS = [
	'cacheRemoteFiles',
	'cacheRemoteSensitiveFiles',
	'emailRequiredForSignup',
	'enableHcaptcha',
	'enableMcaptcha',
	'enableRecaptcha',
	'enableTurnstile',
	'enableTestcaptcha',
	'setSensitiveFlagAutomatically',
	'enableSensitiveMediaDetectionForVideos',
	'deeplIsPro',
	'enableEmail',
	'smtpSecure',
	'enableServiceWorker',
	'useObjectStorage',
	'objectStorageUseSSL',
	'objectStorageUseProxy',
	'objectStorageSetPublicRead',
	'objectStorageS3ForcePathStyle',
	'enableIpLogging',
	'enableActiveEmailValidation',
	'enableVerifymailApi',
	'enableTruemailApi',
	'enableChartsForRemoteUser',
	'enableChartsForFederatedInstances',
	'enableStatsForFederatedInstances',
	'enableServerMachineStats',
	'enableIdenticonGeneration',
	'enableFanoutTimeline',
	'enableFanoutTimelineDbFallback',
	'enableReactionsBuffering',
	'urlPreviewEnabled',
	'urlPreviewAllowRedirect',
	'urlPreviewRequireContentLength',
	'singleUserMode',
	'proxyRemoteFiles',
	'signToActivityPubGet',
	'allowExternalApRedirect',
] as const;

const NUMBERS = [
	'perLocalUserUserTimelineCacheMax',
	'perRemoteUserUserTimelineCacheMax',
	'perUserHomeTimelineCacheMax',
	'perUserListTimelineCacheMax',
	'notesPerOneAd',
	'urlPreviewTimeout',
	'urlPreviewMaximumContentLength',
] as const;

/** For these null empties the list. */
const NULLABLE_LISTS = [
	'pinnedUsers',
	'hiddenTags',
	'blockedHosts',
	'silencedHosts',
	'mediaSilencedHosts',
	'sensitiveWords',
	'prohibitedWords',
	'prohibitedWordsForNameOfUser',
] as const;

const LISTS = ['langs', 'serverRules', 'bannedEmailDomains', 'preservedUsernames', 'federationHosts'] as const;

/** For a complete theme or manifest. */
const DOCUMENT_MAX = 65_536;

/** The server's settings, as in `admin/update-meta`. Missing ones stay unchanged. */
export const settingsParams = p.params({
	...each(p.nullish(p.text({ max: 8192 })), TEXTS),
	...each(p.nullish(p.text({ max: DOCUMENT_MAX })), ['defaultLightTheme', 'defaultDarkTheme']),
	...each(p.optional(p.flag()), FLAGS),
	...each(p.optional(p.integer({ min: 0, max: p.INT_MAX })), NUMBERS),
	...each(p.nullish(p.list(p.text({ max: 1024 }), { max: 5000 })), NULLABLE_LISTS),
	...each(p.optional(p.list(p.text({ max: 2048 }), { max: 5000 })), LISTS),
	...each(p.nullish(p.integer({ min: 0, max: 65_535 })), ['smtpPort', 'objectStoragePort']),
	disableRegistration: p.nullish(p.flag()),
	themeColor: p.nullish(p.pattern(/^#[0-9a-fA-F]{6}$/, { max: 7 })),
	objectStoragePrefix: p.nullish(p.pattern(/^[a-zA-Z0-9-._]*$/, { max: 256 })),
	manifestJsonOverride: p.optional(p.text({ max: DOCUMENT_MAX })),
	sensitiveMediaDetection: p.optional(p.oneOf('none', 'all', 'local', 'remote')),
	sensitiveMediaDetectionSensitivity: p.optional(p.oneOf('medium', 'low', 'high', 'veryLow', 'veryHigh')),
	federation: p.optional(p.oneOf('all', 'none', 'specified')),
	ugcVisibilityForVisitor: p.optional(p.oneOf('all', 'local', 'none')),
	deliverSuspendedSoftware: p.optional(
		p.list(p.params({ software: p.text({ max: 256 }), versionRange: p.text({ max: 256 }) }), { max: 1000 }),
	),
});
export type SettingsParams = v.InferOutput<typeof settingsParams>;
