import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

/** A long JSON text as it travels. Packing takes longer than anything else about it, so it is done once for all who ask. */
export function packed(json: string): Promise<Buffer> {
  return compress(json, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
}

/** As it is to who can read it, and plain to the few who cannot. */
export async function sendPacked(request: FastifyRequest, reply: FastifyReply, body: Buffer): Promise<FastifyReply> {
  const canRead = /\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''));
  reply.type('application/json; charset=utf-8').header('vary', 'accept-encoding');
  return canRead ? reply.header('content-encoding', 'br').send(body) : reply.send(await decompress(body));
}
