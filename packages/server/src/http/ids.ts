import * as z from 'zod';

export const idSchema = z.string().regex(/^[\w-]{1,64}$/);
export const tableParams = z.strictObject({ id: idSchema });
