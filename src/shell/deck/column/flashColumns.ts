import { motionAllowed } from '@/platform/reducedMotion';
import { appEvents } from '@/stores/appEvents';
import { onceJudged } from '@/stores/columnRules/ruledColumns';
import { deckStore } from '@/stores/deck/DeckStore';
import { columnOf } from '@/stores/deck/deckOperations';
import { isNews } from '@/stores/muting/isNews';

const FLASH_MS = 1_200;

/**
 * Lets the headers of columns flash whose new notes or notifications shall.
 * @returns the function that stops it
 */
export function flashColumns(): () => void {
	const ends = [
		appEvents.on('notesArrived', ({ session, noteIds, columnId }) => {
			if (!isFlashing(columnId)) return;
			onceJudged(columnId, noteIds, () => {
				if (noteIds.some(id => isNews(session, id, columnId))) flash(columnId);
			});
		}),
		appEvents.on('notificationsArrived', ({ columnId }) => {
			if (isFlashing(columnId)) flash(columnId);
		}),
	];
	return () => {
		for (const end of ends) end();
	};
}

const isFlashing = (columnId: string): boolean => columnOf(deckStore.deck, columnId)?.flash === true;

function flash(columnId: string): void {
	const header = document.querySelector(`[data-column-id="${CSS.escape(columnId)}"] > header`);
	header?.animate([{ background: 'var(--accent-line)' }, { background: 'transparent' }], {
		duration: FLASH_MS,
		// Without motion it is marked for the same time instead of fading.
		easing: motionAllowed() ? 'ease-out' : 'steps(1, end)',
	});
}
