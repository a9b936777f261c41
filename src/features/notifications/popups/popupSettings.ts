import { preference } from '@/stores/preferences/preference';

export type PopupPosition = 'leftTop' | 'leftBottom' | 'rightTop' | 'rightBottom';
export type PopupAxis = 'vertical' | 'horizontal';

/** The corner of the window in which notifications pop up. */
export const notificationPosition = preference<PopupPosition>({
	key: 'notificationPosition',
	default: 'rightBottom',
	choices: ['leftTop', 'leftBottom', 'rightTop', 'rightBottom'],
});

/** Whether several of them stand below or beside each other. */
export const notificationStackAxis = preference<PopupAxis>({
	key: 'notificationStackAxis',
	default: 'horizontal',
	choices: ['vertical', 'horizontal'],
});
