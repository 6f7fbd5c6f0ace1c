import { problem } from '@cromford/kernel';
import { letterSchema } from '@cromford/protocol/wanted';
import type { FastifyInstance } from 'fastify';
import { safeParse } from 'zod/v4/core';
import type { House } from '../house.ts';
import { network } from '../security/limits.ts';
import { invalid, send } from './route.ts';

const LARGEST_BODY = 4096;

/**
 * The other side of `List-Unsubscribe` (RFC 8058): mail programs post to a letter's link by themselves, from anywhere and without a
 * session, so it is no call of the API and nobody's cookie counts. Opened in a browser, the same address is a page that asks first:
 * only a POST changes anything.
 */
export function addLetters(app: FastifyInstance, { letterEnds, limits }: House): void {
  app.register(async (inner) => {
    // A form, whose one field says what the address says already.
    inner.removeAllContentTypeParsers();
    inner.addContentTypeParser('*', { parseAs: 'string', bodyLimit: LARGEST_BODY }, async () => undefined);
    inner.post('/letters/:channel/:proof', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const tooMany = limits.use('write', network(request.ip));
      if (tooMany) return send(reply, tooMany);
      const read = safeParse(letterSchema, request.params);
      if (!read.success) return send(reply, invalid('params', read.error));
      const { channel, proof } = read.data;
      return (await letterEnds.end(channel, proof)) ? {} : send(reply, problem('no-such-thing'));
    });
  });
}
