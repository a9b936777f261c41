export type DeviceKind = 'mobile' | 'tablet' | 'desktop';

/** The widest window in CSS pixels that always counts as a phone (rules/start#device). */
export const MOBILE_WIDTH = 700;

export interface DeviceFacts {
	userAgent: string;
	/** Width of the window in CSS pixels. */
	width: number;
	/** `navigator.maxTouchPoints`. Tells an iPad from a Mac, as both send the same user agent. */
	touchPoints: number;
}

/** The kind of device, by user agent and width (rules/start#device). A phone remains a phone in landscape. */
export function deviceKindOf({ userAgent, width, touchPoints }: DeviceFacts): DeviceKind {
	const isPhone =
		/iPhone|iPod|Windows Phone/i.test(userAgent) || (/Android/i.test(userAgent) && /Mobile/i.test(userAgent));
	if (width <= MOBILE_WIDTH || isPhone) return 'mobile';
	if (/iPad|Android|Tablet|Silk/i.test(userAgent)) return 'tablet';
	return /Macintosh/.test(userAgent) && touchPoints > 1 ? 'tablet' : 'desktop';
}

/** The kind of this device at the window's present size. */
export function deviceKind(): DeviceKind {
	return deviceKindOf({
		userAgent: navigator.userAgent,
		width: innerWidth,
		touchPoints: navigator.maxTouchPoints,
	});
}
