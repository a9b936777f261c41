import { clamp } from '@/base/clamp';
import { type BundledSound, isBundledSound } from '@/platform/sound/bundledSounds';
import type { PlayedSound } from '@/platform/sound/SoundPlayer';
import { type Preference, preference } from '@/stores/preferences/preference';

/** What a sound is played for. */
export const SOUND_EVENTS = ['note', 'noteMy', 'notification', 'reaction'] as const;

export type SoundEvent = (typeof SOUND_EVENTS)[number];

/**
 * The sound of an event (rules/sounds#settings). `type` is a bundled sound's name, `driveFile` or `none`; another app
 * may have stored others.
 */
export interface SoundSetting {
	readonly type: string | null;
	/** From 0 to 1. */
	readonly volume: number;
	/** Of a file from the drive. */
	readonly fileId?: string;
	readonly fileUrl?: string;
	readonly fileName?: string;
}

export const DRIVE_FILE = 'driveFile';
export const NO_SOUND = 'none';

export const masterVolume = preference({ key: 'sound.masterVolume', default: 0.5 });
export const notUseSound = preference({ key: 'sound.notUseSound', default: false });
export const useSoundOnlyWhenActive = preference({ key: 'sound.useSoundOnlyWhenActive', default: false });

/** The default of notes is silence: in a deck, some come every second. */
const DEFAULTS: Readonly<Record<SoundEvent, BundledSound | typeof NO_SOUND>> = {
	note: NO_SOUND,
	noteMy: 'drop',
	notification: 'chime',
	reaction: 'pop',
};

const soundOf = (event: SoundEvent): Preference<SoundSetting> =>
	preference<SoundSetting>({ key: `sound.on.${event}`, default: { type: DEFAULTS[event], volume: 1 } });

export const eventSounds: Readonly<Record<SoundEvent, Preference<SoundSetting>>> = {
	note: soundOf('note'),
	noteMy: soundOf('noteMy'),
	notification: soundOf('notification'),
	reaction: soundOf('reaction'),
};

/** What is chosen, in terms of this app: a type that it doesn't know is a file if it has an address, else the default. */
export function chosenSound(event: SoundEvent, { type, fileUrl }: SoundSetting): PlayedSound | null {
	if (type === null || type === NO_SOUND) return null;
	if (isBundledSound(type)) return { name: type };
	if (typeof fileUrl === 'string' && /^https?:\/\//i.test(fileUrl)) return { url: fileUrl };
	const name = DEFAULTS[event];
	return type === DRIVE_FILE || name === NO_SOUND ? null : { name };
}

/** The name of the chosen file, if one is stored. */
export const fileNameOf = ({ fileName }: SoundSetting): string | null =>
	typeof fileName === 'string' && fileName !== '' ? fileName : null;

/** A stored number as a volume from 0 to 1; full where it is none. */
export const asVolume = (value: unknown): number =>
	typeof value === 'number' && Number.isFinite(value) ? clamp(value, 0, 1) : 1;
