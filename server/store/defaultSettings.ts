import type { Endpoints } from 'misskey-js';
import type { Policies } from '../roles/policies';

/** Fields of the newer published types that this server version doesn't have. */
type NotYet =
	| 'enableRemoteNotesCleaning'
	| 'remoteNotesCleaningExpiryDaysForEachNotes'
	| 'remoteNotesCleaningMaxProcessingDurationInMinutes';
type AdminMeta = Omit<Endpoints['admin/meta']['res'], NotYet>;

/** Fields that are no settings: they are derived, or depend on how the server was started. */
type AboutTheServer = 'version' | 'uri' | 'policies' | 'translatorAvailable' | 'swPublickey' | 'swPrivateKey';

/** The settings as administrators see them, without derived fields (version, address, keys for push). */
export type SettingValues = Omit<AdminMeta, AboutTheServer> & {
	policies: Partial<Policies>;
	serverRules: string[];
	feedbackUrl: string | null;
	langs: string[];
	logoImageUrl: string | null;
	app192IconUrl: string | null;
	app512IconUrl: string | null;
};

const APPEARANCE = {
	name: 'Quarterdeck',
	shortName: 'Quarterdeck',
	description: 'A home server for one deck. It keeps what is posted here and talks to no other server.',
	maintainerName: null,
	maintainerEmail: null,
	langs: [],
	tosUrl: null,
	repositoryUrl: null,
	feedbackUrl: null,
	impressumUrl: null,
	privacyPolicyUrl: null,
	inquiryUrl: null,
	themeColor: '#2f6f73',
	mascotImageUrl: null,
	bannerUrl: null,
	serverErrorImageUrl: null,
	notFoundImageUrl: null,
	infoImageUrl: null,
	iconUrl: null,
	app192IconUrl: null,
	app512IconUrl: null,
	backgroundImageUrl: null,
	logoImageUrl: null,
	serverRules: ['Be kind.', 'Mark sensitive media as sensitive.'],
	defaultLightTheme: null,
	defaultDarkTheme: null,
	manifestJsonOverride: '{}',
};

const ADMISSION = {
	disableRegistration: false,
	emailRequiredForSignup: false,
	enableHcaptcha: false,
	hcaptchaSiteKey: null,
	hcaptchaSecretKey: null,
	enableMcaptcha: false,
	mcaptchaSiteKey: null,
	mcaptchaInstanceUrl: null,
	mcaptchaSecretKey: null,
	enableRecaptcha: false,
	recaptchaSiteKey: null,
	recaptchaSecretKey: null,
	enableTurnstile: false,
	turnstileSiteKey: null,
	turnstileSecretKey: null,
	enableTestcaptcha: false,
	preservedUsernames: ['admin', 'administrator', 'root', 'system', 'maintainer', 'host', 'mod', 'moderator', 'owner'],
	bannedEmailDomains: [],
	enableActiveEmailValidation: true,
	enableVerifymailApi: false,
	verifymailAuthKey: null,
	enableTruemailApi: false,
	truemailInstance: null,
	truemailAuthKey: null,
	enableIpLogging: false,
};

const MODERATION = {
	pinnedUsers: [],
	hiddenTags: [],
	blockedHosts: [],
	silencedHosts: [],
	mediaSilencedHosts: [],
	sensitiveWords: [],
	prohibitedWords: [],
	prohibitedWordsForNameOfUser: [],
	ugcVisibilityForVisitor: 'all',
	singleUserMode: false,
	sensitiveMediaDetection: 'none',
	sensitiveMediaDetectionSensitivity: 'medium',
	setSensitiveFlagAutomatically: false,
	enableSensitiveMediaDetectionForVideos: false,
	policies: {},
} as const;

const SERVICES = {
	googleAnalyticsMeasurementId: null,
	enableEmail: false,
	email: null,
	smtpSecure: false,
	smtpHost: null,
	smtpPort: null,
	smtpUser: null,
	smtpPass: null,
	enableServiceWorker: true,
	deeplAuthKey: null,
	deeplIsPro: false,
	proxyAccountId: '',
	useObjectStorage: false,
	objectStorageBaseUrl: null,
	objectStorageBucket: null,
	objectStoragePrefix: null,
	objectStorageEndpoint: null,
	objectStorageRegion: null,
	objectStoragePort: null,
	objectStorageAccessKey: null,
	objectStorageSecretKey: null,
	objectStorageUseSSL: true,
	objectStorageUseProxy: true,
	objectStorageSetPublicRead: false,
	objectStorageS3ForcePathStyle: true,
	summalyProxy: null,
	urlPreviewEnabled: true,
	urlPreviewAllowRedirect: true,
	urlPreviewTimeout: 10_000,
	urlPreviewMaximumContentLength: 10_485_760,
	urlPreviewRequireContentLength: false,
	urlPreviewUserAgent: null,
	urlPreviewSummaryProxyUrl: null,
	notesPerOneAd: 0,
};

const OPERATION = {
	cacheRemoteFiles: false,
	cacheRemoteSensitiveFiles: true,
	enableChartsForRemoteUser: true,
	enableChartsForFederatedInstances: true,
	enableStatsForFederatedInstances: true,
	enableServerMachineStats: true,
	enableIdenticonGeneration: true,
	enableFanoutTimeline: true,
	enableFanoutTimelineDbFallback: true,
	perLocalUserUserTimelineCacheMax: 300,
	perRemoteUserUserTimelineCacheMax: 100,
	perUserHomeTimelineCacheMax: 500,
	perUserListTimelineCacheMax: 300,
	enableReactionsBuffering: false,
	federation: 'none',
	federationHosts: [],
	deliverSuspendedSoftware: [],
	proxyRemoteFiles: true,
	signToActivityPubGet: true,
	allowExternalApRedirect: true,
} as const;

/** The settings of a new server. The keys are those of `admin/meta` and `admin/update-meta`. */
export const DEFAULT_SETTINGS = {
	...APPEARANCE,
	...ADMISSION,
	...MODERATION,
	...SERVICES,
	...OPERATION,
} satisfies Record<keyof SettingValues, unknown> as unknown as SettingValues;
