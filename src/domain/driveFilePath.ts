/** The page of a file in one's own drive (spec 2 §2.2). */
export const driveFilePath = (id: string): string => `/my/drive/file/${id}`;
