/**
 * Makes the pictures of the installed app and of pushed notifications (public/icons), from the app's own mark and from
 * Tabler's icons. They are committed. node scripts/makeIcons.mjs
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import sharp from 'sharp';
import { projectRoot } from './ensureDependencies.mjs';

const require = createRequire(import.meta.url);
const TARGET = join(projectRoot, 'public/icons');
const GROUND = '#131922';
const BRASS = '#e2b464';
const MARK = 'M12 46h40M16 46V20h8v26M28 46V14h8v32M40 46V26h8v20';

/** The icon of each kind of notification, as in src/features/notifications/notificationIcons.ts. */
const KINDS = {
	follow: 'outline/user-plus',
	receiveFollowRequest: 'outline/lock',
	followRequestAccepted: 'outline/user-check',
	mention: 'outline/at',
	reply: 'outline/arrow-back-up',
	quote: 'outline/quote',
	note: 'outline/note',
	renote: 'outline/repeat',
	reaction: 'outline/mood-happy',
	pollEnded: 'outline/chart-bar',
	roleAssigned: 'outline/shield',
	achievementEarned: 'outline/medal',
	exportCompleted: 'outline/download',
	login: 'outline/login-2',
	createToken: 'outline/key',
	chatRoomInvitationReceived: 'outline/message-2',
	test: 'outline/bell',
	app: 'outline/plug',
};

/** @param round the radius of the corners; 0 for pictures that the system cuts @param scale of the mark */
const mark = (round, scale) =>
	`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="${round}" fill="${GROUND}"/><g transform="translate(32 32) scale(${scale}) translate(-32 -31)"><path d="${MARK}" fill="none" stroke="${BRASS}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/></g></svg>`;

const draw = (svg, size, file) =>
	sharp(Buffer.from(svg), { density: 300 }).resize(size, size).png({ compressionLevel: 9, palette: true }).toFile(file);

mkdirSync(join(TARGET, 'notifications'), { recursive: true });
for (const size of [192, 512]) {
	await draw(mark(16, 1), size, join(TARGET, `any-${size}.png`));
	// Systems cut up to a tenth off each side.
	await draw(mark(0, 0.8), size, join(TARGET, `maskable-${size}.png`));
}
await draw(mark(0, 0.9), 180, join(TARGET, 'apple-touch-icon.png'));
for (const [kind, icon] of Object.entries(KINDS)) {
	const drawn =
		readFileSync(require.resolve(`@tabler/icons/${icon}.svg`), 'utf8')
			.match(/<path[^>]*>/g)
			?.join('') ?? '';
	const lines = (colour, inset) =>
		`<g transform="translate(${inset} ${inset}) scale(${(24 - 2 * inset) / 24})" fill="none" stroke="${colour}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${drawn}</g>`;
	const svg = inner => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${inner}</svg>`;
	await draw(svg(lines('#fff', 1)), 96, join(TARGET, `notifications/${kind}-badge.png`));
	const ground = `<rect width="24" height="24" rx="6" fill="${GROUND}"/>`;
	await draw(svg(ground + lines(BRASS, 5)), 192, join(TARGET, `notifications/${kind}.png`));
}
