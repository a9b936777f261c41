import * as p from '../http/params';

export const decorationName = () => p.text({ min: 1, max: 256 });
export const decorationDescription = () => p.text({ max: 2048 });
export const decorationUrl = () => p.url(1);
export const decorationRoles = () => p.list(p.text({ max: 64 }), { max: 200 });
