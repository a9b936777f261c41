import { clamp } from '@/base/clamp';
import type { Tone } from './bundledSounds';

const RATE_HZ = 44_100;
/** A tone that starts at full loudness cracks. */
const RISE_S = 0.004;
/** What an exponential fall ends at, as it can't reach zero. */
const SILENCE = 0.0001;

/**
 * Renders tones to an audio file (WAV, one channel of 16 bits). An audio context would need no file, but opening the audio
 * device blocks the main thread for 50 ms or more.
 * @param volume from 0 to 1
 */
export async function toneFile(tones: readonly Tone[], volume: number): Promise<Blob> {
	const seconds = Math.max(...tones.map(({ at, length }) => at + length)) / 1000;
	const context = new OfflineAudioContext(1, Math.ceil(seconds * RATE_HZ), RATE_HZ);
	const master = context.createGain();
	master.gain.value = volume;
	master.connect(context.destination);
	for (const tone of tones) addTone(context, master, tone);
	const rendered = await context.startRendering();
	return wavOf(rendered.getChannelData(0));
}

function addTone(context: BaseAudioContext, into: AudioNode, { at, length, hz, to, wave, gain }: Tone): void {
	const start = at / 1000;
	const end = start + length / 1000;
	const oscillator = context.createOscillator();
	const loudness = context.createGain();
	oscillator.type = wave;
	oscillator.frequency.setValueAtTime(hz, start);
	if (to !== undefined) oscillator.frequency.exponentialRampToValueAtTime(to, end);
	loudness.gain.setValueAtTime(0, start);
	loudness.gain.linearRampToValueAtTime(gain, start + RISE_S);
	loudness.gain.exponentialRampToValueAtTime(SILENCE, end);
	oscillator.connect(loudness);
	loudness.connect(into);
	oscillator.start(start);
	oscillator.stop(end);
}

const HEAD_BYTES = 44;
const PCM = 1;
const LOUDEST = 0x7fff;

/** The header says how long the file and its samples are, and what they are (RIFF, little-endian). */
function wavOf(samples: Float32Array): Blob {
	const head = new DataView(new ArrayBuffer(HEAD_BYTES));
	const letters = (at: number, word: string) => {
		for (let index = 0; index < word.length; index++) head.setUint8(at + index, word.charCodeAt(index));
	};
	const values = new Int16Array(samples.length);
	for (const [index, sample] of samples.entries()) values[index] = clamp(sample, -1, 1) * LOUDEST;
	letters(0, 'RIFF');
	head.setUint32(4, HEAD_BYTES - 8 + values.byteLength, true);
	letters(8, 'WAVEfmt ');
	head.setUint32(16, 16, true);
	head.setUint16(20, PCM, true);
	head.setUint16(22, 1, true);
	head.setUint32(24, RATE_HZ, true);
	head.setUint32(28, RATE_HZ * 2, true);
	head.setUint16(32, 2, true);
	head.setUint16(34, 16, true);
	letters(36, 'data');
	head.setUint32(40, values.byteLength, true);
	return new Blob([head, values], { type: 'audio/wav' });
}
