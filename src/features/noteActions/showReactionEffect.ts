import { brokenPictures } from '@/blocks/emoji/brokenPictures';
import { emojiStyle, reactionEmoji } from '@/blocks/emoji/emojiSources';
import { preferences } from '@/stores/preferences/Preferences';
import type { Session } from '@/stores/session/Session';
import styles from './showReactionEffect.module.css';

const RISE_PX = 44;
const DURATION_MS = 900;

/**
 * Lets a reaction rise from a point in the window and fade. A single element animated by the compositor, removed
 * afterwards. The caller checks that animations are allowed.
 */
export function showReactionEffect(session: Session, reaction: string, from: { x: number; y: number }): void {
	const { url, alt, isCustom } = reactionEmoji(reaction, {}, session, preferences.get(emojiStyle, session));
	const flyer = document.createElement('div');
	flyer.className = styles.flyer ?? '';
	flyer.setAttribute('aria-hidden', 'true');
	flyer.dataset.reactionEffect = reaction;
	const showText = () => {
		flyer.textContent = alt;
	};
	if (url === null || brokenPictures.has(url)) showText();
	else {
		const picture = Object.assign(new Image(), { src: url, alt: '' });
		picture.addEventListener('error', () => {
			brokenPictures.add(url, !isCustom);
			showText();
		});
		flyer.append(picture);
	}
	flyer.style.left = `${from.x}px`;
	flyer.style.top = `${from.y}px`;
	document.body.append(flyer);
	const tilt = Math.random() * 30 - 15;
	const flight = flyer.animate(
		[
			{ transform: 'translate(-50%, -20%) scale(0.6)', opacity: 0 },
			{ transform: 'translate(-50%, -70%) scale(1.25)', opacity: 1, offset: 0.25 },
			{ transform: `translate(-50%, calc(-70% - ${RISE_PX}px)) rotate(${tilt}deg)`, opacity: 0 },
		],
		{ duration: DURATION_MS, easing: 'cubic-bezier(0.2, 0.7, 0.3, 1)' },
	);
	const end = () => flyer.remove();
	flight.finished.then(end, end);
}
