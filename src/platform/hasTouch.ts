/** Whether there is anything for gestures of the finger to do. */
export const hasTouch = (): boolean => navigator.maxTouchPoints > 0;
