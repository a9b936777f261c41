/**
 * Makes the demo world's video and audio file, which are committed beside it (server/demo/seed/media). Needs ffmpeg
 * with VP9, Opus and MP3. The content is computed by this script only. node scripts/makeSeedMedia.mjs
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const TARGET = fileURLToPath(new URL('../server/demo/seed/media/', import.meta.url));
const WIDTH = 640;
const HEIGHT = 360;
const FPS = 20;
const FILM_SECONDS = 8;
const TUNE_SECONDS = 14;
const RATE = 44_100;

/** Pseudorandom numbers, the same each time. */
function makeRandom(seed) {
	let state = seed;
	return () => {
		state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
		return state / 4_294_967_296;
	};
}

const random = makeRandom(7);
const stars = Array.from({ length: 90 }, () => ({
	x: random() * WIDTH,
	y: random() * 190,
	r: 0.4 + random() * 1.1,
	phase: random() * 6,
}));

/** A line of swell at height `y`, moving with `t`. */
function swell(y, height, length, t, colour) {
	let d = `M0 ${HEIGHT}V${y}`;
	for (let x = 0; x <= WIDTH; x += 10)
		d += `L${x} ${(y + height * Math.sin((x / length) * Math.PI * 2 + t)).toFixed(1)}`;
	return `<path d="${d}V${HEIGHT}Z" fill="${colour}"/>`;
}

/** The picture at `t`, from 0 to 1; it ends as it started. */
function frame(t) {
	const turn = t * Math.PI * 2;
	const beam = Math.sin(turn * 2);
	const reach = 420 * beam;
	const facing = Math.max(0, Math.cos(turn * 2));
	const boatY = 268 + 4 * Math.sin(turn * 2);
	const sparkle = stars
		.map(
			s =>
				`<circle cx="${s.x.toFixed(1)}" cy="${s.y.toFixed(1)}" r="${s.r.toFixed(1)}" fill="#fff" opacity="${(0.45 + 0.3 * Math.sin(turn * 2 + s.phase)).toFixed(2)}"/>`,
		)
		.join('');
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><defs>
		<linearGradient id="sky" x2="0" y2="1"><stop offset="0" stop-color="#0a1226"/><stop offset=".6" stop-color="#1d3a63"/><stop offset="1" stop-color="#d98a6b"/></linearGradient>
		<linearGradient id="beam" ${beam >= 0 ? '' : 'x1="1" x2="0"'}><stop offset="0" stop-color="#ffe5a3" stop-opacity=".7"/><stop offset="1" stop-color="#ffe5a3" stop-opacity="0"/></linearGradient>
		<radialGradient id="glow"><stop offset="0" stop-color="#fff3c9" stop-opacity=".95"/><stop offset="1" stop-color="#ffe5a3" stop-opacity="0"/></radialGradient></defs>
		<rect width="${WIDTH}" height="250" fill="url(#sky)"/>${sparkle}
		<circle cx="120" cy="70" r="22" fill="#f4f1dc"/><circle cx="112" cy="64" r="20" fill="#122345"/>
		<path d="M0 236Q90 206 190 232T420 226T640 236V260H0Z" fill="#22395c"/>
		<polygon points="470,112 ${(470 + reach).toFixed(1)},74 ${(470 + reach).toFixed(1)},150" fill="url(#beam)" opacity="${Math.abs(beam).toFixed(2)}"/>
		${swell(240, 3, 150, turn, '#21426a')}
		<path d="M400 262Q430 228 476 230T560 262Z" fill="#0d1a2b"/>
		<path d="M455 236L461 124H479L485 236Z" fill="#efe9dc"/><path d="M459 160H481L482 184H458ZM456.5 210H483.5L485 236H455Z" fill="#c94f41"/>
		<rect x="454" y="120" width="32" height="5" fill="#0a1422"/><rect x="461" y="104" width="18" height="16" fill="#ffe5a3"/><path d="M458 104Q470 88 482 104Z" fill="#c94f41"/>
		<circle cx="470" cy="112" r="${(26 + 60 * facing).toFixed(1)}" fill="url(#glow)" opacity="${(0.5 + 0.5 * facing).toFixed(2)}"/>
		${swell(256, 4, 210, -turn, '#1a3558')}
		<g transform="translate(${(190 + 14 * Math.sin(turn)).toFixed(1)} ${boatY.toFixed(1)}) rotate(${(3 * Math.sin(turn * 2 + 1)).toFixed(1)})">
			<path d="M4 -92C38 -64 44 -34 44 -20H4Z" fill="#f3ead6"/><path d="M-2 -80C-22 -52 -32 -34 -36 -20H-2Z" fill="#d9cdb4"/><path d="M1 -96V-12" stroke="#3a2a22" stroke-width="3"/>
			<path d="M-44 -14H50C46 2 34 8 24 8H-26C-36 8 -42 -2 -44 -14Z" fill="#0d1a2b"/><circle cx="30" cy="-8" r="2.5" fill="#ffd27f"/></g>
		${swell(278, 6, 260, turn, '#142b4a')}${swell(306, 8, 330, -turn + 1, '#0e2139')}${swell(334, 9, 300, turn + 2, '#091729')}
	</svg>`;
}

/** Sea noise: white noise through a slow filter, swelling like breakers. */
function makeSurf(seconds, loudness) {
	const noise = makeRandom(99);
	const out = new Float32Array(seconds * RATE);
	let low = 0;
	for (let index = 0; index < out.length; index++) {
		low += (noise() * 2 - 1 - low) * 0.055;
		const t = index / RATE;
		out[index] =
			low * loudness * (0.45 + 0.35 * Math.sin((t / 4) * Math.PI * 2 - 1) + 0.2 * Math.sin((t / 7) * Math.PI * 2));
	}
	return out;
}

/** Adds a struck bell at `at` seconds: five partials that fade. */
function strike(samples, at, pitch, loudness) {
	const partials = [
		[0.5, 0.5, 3],
		[1, 1, 2.2],
		[1.19, 0.45, 1.5],
		[2, 0.5, 1],
		[2.74, 0.3, 0.6],
	];
	const start = Math.round(at * RATE);
	for (let index = start; index < samples.length; index++) {
		const t = (index - start) / RATE;
		let value = 0;
		for (const [ratio, gain, fade] of partials)
			value += gain * Math.exp(-t / fade) * Math.sin(2 * Math.PI * pitch * ratio * t);
		samples[index] += value * loudness * Math.min(1, t * 400);
	}
}

function writeWav(file, samples) {
	const bytes = Buffer.alloc(44 + samples.length * 2);
	bytes.write('RIFF', 0);
	bytes.writeUInt32LE(36 + samples.length * 2, 4);
	bytes.write('WAVEfmt ', 8);
	bytes.writeUInt32LE(16, 16);
	bytes.writeUInt16LE(1, 20);
	bytes.writeUInt16LE(1, 22);
	bytes.writeUInt32LE(RATE, 24);
	bytes.writeUInt32LE(RATE * 2, 28);
	bytes.writeUInt16LE(2, 32);
	bytes.writeUInt16LE(16, 34);
	bytes.write('data', 36);
	bytes.writeUInt32LE(samples.length * 2, 40);
	for (const [index, sample] of samples.entries()) {
		bytes.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sample)) * 32_000), 44 + index * 2);
	}
	writeFileSync(file, bytes);
}

function ffmpeg(args, feed) {
	return new Promise((resolve, reject) => {
		const child = spawn('ffmpeg', ['-y', '-hide_banner', '-loglevel', 'error', ...args], {
			stdio: ['pipe', 'inherit', 'inherit'],
		});
		child.on('error', () =>
			reject(new Error('ffmpeg is missing: install it (apt-get install ffmpeg) and run this again.')),
		);
		child.on('exit', code => (code === 0 ? resolve() : reject(new Error(`ffmpeg ended with ${code}`))));
		if (feed) feed(child.stdin).catch(reject);
		else child.stdin.end();
	});
}

const folder = mkdtempSync(join(tmpdir(), 'quarterdeck-media-'));
try {
	const filmSound = makeSurf(FILM_SECONDS, 2.2);
	strike(filmSound, 1.2, 392, 0.08);
	strike(filmSound, 5.2, 392, 0.06);
	writeWav(join(folder, 'film.wav'), filmSound);

	const tune = makeSurf(TUNE_SECONDS, 1.4);
	for (const [at, pitch] of [
		[0.4, 392],
		[1.6, 523.25],
		[2.8, 440],
		[4, 587.33],
		[5.6, 523.25],
		[7, 392],
		[8.2, 440],
		[9.4, 523.25],
		[11, 392],
	])
		strike(tune, at, pitch, 0.13);
	writeWav(join(folder, 'tune.wav'), tune);
	await ffmpeg([
		'-i',
		join(folder, 'tune.wav'),
		'-c:a',
		'libmp3lame',
		'-b:a',
		'48k',
		'-map_metadata',
		'-1',
		join(TARGET, 'bell-buoy.mp3'),
	]);

	const frames = FILM_SECONDS * FPS;
	await ffmpeg(
		[
			'-f',
			'rawvideo',
			'-pix_fmt',
			'rgb24',
			'-s',
			`${WIDTH}x${HEIGHT}`,
			'-r',
			String(FPS),
			'-i',
			'-',
			'-i',
			join(folder, 'film.wav'),
			'-c:v',
			'libvpx-vp9',
			'-crf',
			'42',
			'-b:v',
			'0',
			'-row-mt',
			'1',
			'-pix_fmt',
			'yuv420p',
			'-c:a',
			'libopus',
			'-b:a',
			'24k',
			'-shortest',
			'-map_metadata',
			'-1',
			join(TARGET, 'lighthouse.webm'),
		],
		async input => {
			for (let index = 0; index < frames; index++) {
				const pixels = await sharp(Buffer.from(frame(index / frames)))
					.removeAlpha()
					.raw()
					.toBuffer();
				if (!input.write(pixels)) await new Promise(done => input.once('drain', done));
			}
			input.end();
		},
	);
	await sharp(Buffer.from(frame(0.12)))
		.webp({ quality: 70 })
		.toFile(join(TARGET, 'lighthouse.webp'));
	for (const name of ['lighthouse.webm', 'lighthouse.webp', 'bell-buoy.mp3'])
		console.log(`${name}: ${Math.round(statSync(join(TARGET, name)).size / 1024)} kB`);
} finally {
	rmSync(folder, { recursive: true });
}
