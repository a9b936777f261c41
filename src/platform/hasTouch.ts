/** Whether the device has a touch screen. */
export const hasTouch = (): boolean => navigator.maxTouchPoints > 0;
