import { answers, type CallName } from '@cromford/protocol/answers';
import * as z from 'zod';
import type { $ZodType } from 'zod/v4/core';
import { LIMITS } from '../security/limits.ts';
import type { AnyRoute } from './route.ts';

const problemSchema = {
  type: 'object',
  required: ['code', 'params'],
  properties: { code: { type: 'string' }, params: { type: 'object' } },
};

/** The API's description, made from the very schemas that inputs are checked with. */
export function openApi(routes: readonly AnyRoute[]): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const route of routes) {
    const url = route.url.replace(/:(\w+)/g, '{$1}');
    const path = paths[url] ?? {};
    path[route.method.toLowerCase()] = operation(route);
    paths[url] = path;
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Cromford',
      version: '1',
      description:
        'Errors are problems: { code, params }. Browsers sign in with a cookie, bots with a bearer token. Live updates: WebSocket /api/live, described in docs/live-protocol.md.',
    },
    paths,
    components: {
      schemas: { Problem: problemSchema },
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: 'cromford' },
        token: { type: 'http', scheme: 'bearer' },
      },
    },
  };
}

function operation(route: AnyRoute): object {
  const { most, seconds } = LIMITS[route.limit];
  return {
    summary: route.about,
    description: `Access: ${route.access}. Limit "${route.limit}": ${most} in ${seconds} s.`,
    security: route.access === 'anyone' ? [] : [{ cookie: [] }, { token: [] }],
    parameters: [...fields(route.params, 'path'), ...fields(route.query, 'query')],
    ...(route.body && {
      requestBody: { required: true, content: { 'application/json': { schema: json(route.body) } } },
    }),
    responses: {
      200: { description: 'Done', content: answer(route) },
      default: {
        description: 'A problem',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    },
  };
}

function answer({ method, url }: AnyRoute): object {
  const schema = answers[`${method} ${url.slice('/api/'.length)}` as CallName];
  return schema._zod.def.type === 'string'
    ? { 'text/plain': { schema: { type: 'string' } } }
    : { 'application/json': { schema: json(schema, 'output') } };
}

function fields(schema: $ZodType | undefined, place: 'path' | 'query'): object[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = json(schema) as {
    properties?: Record<string, object>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: field,
  }));
}

function json(schema: $ZodType, io: 'input' | 'output' = 'input'): object {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Record<string, unknown>;
  return rest;
}
