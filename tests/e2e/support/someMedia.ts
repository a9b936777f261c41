import type { Page } from '@playwright/test';
import type { Home, Person } from './Home';

interface Upload {
	readonly bytes: Uint8Array<ArrayBuffer>;
	/** MIME type. */
	readonly type: string;
	readonly name: string;
	readonly isSensitive?: boolean;
	/** Alt text. */
	readonly comment?: string;
}

/**
 * Uploads a file to a user's drive.
 * @returns its id
 */
export async function uploadFile(home: Home, person: Person, file: Upload): Promise<string> {
	const form = new FormData();
	form.set('i', person.token);
	form.set('name', file.name);
	form.set('isSensitive', String(file.isSensitive ?? false));
	if (file.comment !== undefined) form.set('comment', file.comment);
	form.set('file', new Blob([file.bytes], { type: file.type }), file.name);
	const response = await fetch(`${home.origin}/api/drive/files/create`, { method: 'POST', body: form });
	if (!response.ok) throw new Error(`drive/files/create: ${response.status} ${await response.text()}`);
	return ((await response.json()) as { id: string }).id;
}

const RATE = 8_000;

/** A sound of a number of seconds: 8 bits, one channel. WAV. */
export function someSound(seconds: number): Uint8Array<ArrayBuffer> {
	const length = RATE * seconds;
	const wave = new DataView(new ArrayBuffer(44 + length));
	const write = (at: number, letters: string) => {
		for (let index = 0; index < letters.length; index++) wave.setUint8(at + index, letters.charCodeAt(index));
	};
	write(0, 'RIFF');
	wave.setUint32(4, 36 + length, true);
	write(8, 'WAVEfmt ');
	wave.setUint32(16, 16, true);
	wave.setUint16(20, 1, true);
	wave.setUint16(22, 1, true);
	wave.setUint32(24, RATE, true);
	wave.setUint32(28, RATE, true);
	wave.setUint16(32, 1, true);
	wave.setUint16(34, 8, true);
	write(36, 'data');
	wave.setUint32(40, length, true);
	for (let at = 0; at < length; at++) wave.setUint8(44 + at, 128 + Math.round(Math.sin(at / 9)));
	return new Uint8Array(wave.buffer);
}

/** A video of about a second, made by the browser itself, so that it can play it with any set of codecs. WebM. */
export async function someFilm(page: Page): Promise<Uint8Array<ArrayBuffer>> {
	const bytes = await page.evaluate(async () => {
		const canvas = document.createElement('canvas');
		Object.assign(canvas, { width: 320, height: 180 });
		const pen = canvas.getContext('2d');
		const recorder = new MediaRecorder(canvas.captureStream(20), { mimeType: 'video/webm;codecs=vp8' });
		const parts: Blob[] = [];
		recorder.ondataavailable = event => parts.push(event.data);
		const ended = new Promise(done => {
			recorder.onstop = done;
		});
		recorder.start();
		const began = performance.now();
		await new Promise<void>(done => {
			const draw = () => {
				const since = performance.now() - began;
				if (pen) {
					pen.fillStyle = `hsl(${since / 5} 60% 40%)`;
					pen.fillRect(0, 0, 320, 180);
				}
				if (since < 1_200) requestAnimationFrame(draw);
				else done();
			};
			draw();
		});
		recorder.stop();
		await ended;
		return [...new Uint8Array(await new Blob(parts).arrayBuffer())];
	});
	return new Uint8Array(bytes);
}
