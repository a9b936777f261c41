/** Whether the device has a dialog that shares links with other apps. */
export const canShareByDevice = (): boolean => 'share' in navigator;

/** Opens that dialog. Closing it, or a device that refuses, is no error. */
export const shareByDevice = (what: ShareData): Promise<void> => navigator.share(what).catch(() => {});
