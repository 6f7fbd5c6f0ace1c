import type { FastifyHelmetOptions } from '@fastify/helmet';

/** What a page of ours may load: its own files, and nothing from anywhere else. */
export const contentSecurity: FastifyHelmetOptions = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      workerSrc: ["'self'"],
      connectSrc: ["'self'"],
      styleSrc: ["'self'"],
      // Boards place their pieces with style attributes; style elements and scripts stay forbidden.
      styleSrcAttr: ["'unsafe-inline'"],
      // The bundler writes small pictures and font subsets into the style sheet.
      imgSrc: ["'self'", 'data:'],
      fontSrc: ["'self'", 'data:'],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  },
  // A table in the living room is played over plain http. Who puts TLS in front of the server sets this there.
  hsts: false,
};
